/** The characters of base64url, by their values. */
export const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(index, index + 3);
    const bits = (a << 16) | (b << 8) | c;
    const length = Math.min(3, bytes.length - index) + 1;
    for (let place = 0; place < length; place += 1) text += BASE64URL[(bits >> (18 - 6 * place)) & 63];
  }
  return text;
}
