"""Tables in a storm: the server is killed, connections are cut, commands come twice, late and in the wrong order."""
