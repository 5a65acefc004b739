/** Where one answer of HTTP/1.1 ends: told by its length, or by its chunks. Looks at sizes, not at contents. */
export interface AnswerEnd {
  /** Takes the next bytes; true when they end the answer. */
  take(bytes: Buffer): boolean;
  readonly isSuccess: boolean;
}

export function findAnswerEnd(): AnswerEnd {
  let head = "";
  let isSuccess = false;
  let isChunked = false;
  /** Counted from the first byte of the answer. */
  let received = 0;
  let end = Number.POSITIVE_INFINITY;
  let sizeLineAt = 0;
  let sizeLine = "";

  function readHead(bytes: Buffer): boolean {
    head += bytes.toString("latin1", 0, Math.min(bytes.length, 4096));
    const split = head.indexOf("\r\n\r\n");
    if (split < 0) return false;
    isSuccess = /^HTTP\/1\.1 (2|304)/.test(head);
    isChunked = /^transfer-encoding: chunked/im.test(head);
    sizeLineAt = split + 4;
    if (!isChunked) end = sizeLineAt + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    return true;
  }

  function readSizes(bytes: Buffer, firstAt: number): void {
    while (end === Number.POSITIVE_INFINITY && sizeLineAt < firstAt + bytes.length) {
      const from = sizeLineAt - firstAt;
      const lineEnd = bytes.indexOf(10, from);
      sizeLine += bytes.toString("latin1", from, lineEnd < 0 ? bytes.length : lineEnd);
      sizeLineAt = firstAt + (lineEnd < 0 ? bytes.length : lineEnd + 1);
      if (lineEnd < 0) return;
      const size = Number.parseInt(sizeLine, 16);
      sizeLine = "";
      if (size === 0) end = sizeLineAt + 2;
      sizeLineAt += size + 2;
    }
  }

  return {
    take(bytes) {
      const firstAt = received;
      received += bytes.length;
      if (sizeLineAt === 0 && !readHead(bytes)) return false;
      if (isChunked) readSizes(bytes, firstAt);
      return received >= end;
    },
    get isSuccess() {
      return isSuccess;
    },
  };
}
