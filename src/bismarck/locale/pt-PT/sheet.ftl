### The score sheet.
