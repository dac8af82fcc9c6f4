// A websocket client on a bare TCP socket: one driver has to speak for thousands of players from one core, and the
// ready-made ones cost more than the server under test.
import net from "node:net";

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
export const traffic = { bytesIn: 0, messagesIn: 0, bytesOut: 0, lost: 0 };

/** One connection. `onText` gets each message as a string, `onClose` the close code once, 1006 where there is none. */
export class Connection {
  constructor(port, path, headers, { onOpen, onText, onClose }) {
    this.onText = onText;
    this.onClose = onClose;
    this.open = false;
    this.code = 1006;
    this.rest = null;
    this.socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      "Sec-WebSocket-Version: 13",
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    this.socket.on("connect", () => this.socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    this.socket.on("data", (chunk) => this.#read(chunk, onOpen));
    this.socket.on("error", () => undefined); // the close that follows says it
    this.socket.on("close", () => {
      traffic.lost += 1;
      this.onClose(this.code);
    });
  }

  send(text) {
    traffic.bytesOut += text.length;
    this.socket.write(frame(TEXT, Buffer.from(text)));
  }

  /** Drop the connection without a word, as a phone in a tunnel does. */
  cut() {
    this.socket.destroy();
  }

  #read(chunk, onOpen) {
    let data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = null;
    if (!this.open) {
      const end = data.indexOf("\r\n\r\n");
      if (end < 0) {
        this.rest = data;
        return;
      }
      if (!data.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101"))) {
        this.socket.destroy();
        return;
      }
      this.open = true;
      data = data.subarray(end + 4);
      onOpen(this);
    }
    let at = 0;
    while (data.length - at >= 2) {
      let length = data[at + 1] & 127;
      let head = 2;
      if (length === 126) {
        if (data.length - at < 4) break;
        length = data.readUInt16BE(at + 2);
        head = 4;
      } else if (length === 127) {
        if (data.length - at < 10) break;
        length = Number(data.readBigUInt64BE(at + 2));
        head = 10;
      }
      if (data.length - at < head + length) break;
      this.#take(data[at] & 15, data.subarray(at + head, at + head + length));
      at += head + length;
    }
    if (at < data.length) this.rest = Buffer.from(data.subarray(at));
  }

  #take(opcode, body) {
    if (opcode === TEXT) {
      traffic.bytesIn += body.length;
      traffic.messagesIn += 1;
      this.onText(body.toString("latin1")); // a driver reads no names
    } else if (opcode === PING) {
      this.socket.write(frame(PONG, body));
    } else if (opcode === CLOSE) {
      this.code = body.length >= 2 ? body.readUInt16BE(0) : 1005;
      this.socket.write(frame(CLOSE, body.subarray(0, 2)));
      this.socket.end();
    }
  }
}

/** A frame with the mask 0, which leaves the payload as it is. */
function frame(opcode, payload) {
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
