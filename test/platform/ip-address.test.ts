/** The address that limits count by: one for all spellings of it, and believed only as far as trusted proxies say it. */
import { describe, expect, test } from "bun:test";
import { countedAddress } from "../../server/platform/http/client-address.ts";
import { isWithin, parseAddress, parseRange } from "../../server/platform/util/ip-address.ts";

const ranges = (...texts: string[]) => texts.map(parseRange);

describe("behind a trusted proxy, a client is counted as", () => {
  const proxies = ranges("10.0.0.0/8", "fd00::/8");
  test.each([
    // IPv4, also written as IPv6
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:0201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:c000:201", "192.0.2.1"],
    ["[::ffff:192.0.2.1]", "192.0.2.1"],
    // ports and zones
    ["192.0.2.1:1234", "192.0.2.1"],
    ["[::ffff:192.0.2.1]:1234", "192.0.2.1"],
    ["[2001:db8::1]:1234", "2001:db8:0:0::/64"],
    ["[2001:db8::1]", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["[fe80::1%25eth0]:80", "fe80:0:0:0::/64"],
    // a network of IPv6, however its addresses are written
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0001:0000:0000:0000:0001", "2001:db8:0:1::/64"],
    ["2001:db8:0:1::", "2001:db8:0:1::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    // the last that is no proxy; what is written in front of it says nothing
    ["198.51.100.7, 192.0.2.1", "192.0.2.1"],
    ["198.51.100.7,192.0.2.1,10.1.2.3", "192.0.2.1"],
    ["198.51.100.7, 192.0.2.1:80, ::ffff:10.1.2.3, [fd12::1]:443", "192.0.2.1"],
    ["192.0.2.1,, ,10.1.2.3,", "192.0.2.1"],
    // nobody but proxies, and what is no address: the proxy that brought it
    ["10.1.2.3", "10.0.0.1"],
    ["", "10.0.0.1"],
    [",,", "10.0.0.1"],
    ["unknown", "10.0.0.1"],
    ["192.0.2.1, unknown", "10.0.0.1"],
    ["192.0.2.1, _hidden, 10.1.2.3", "10.0.0.1"],
    ["192.0.2.01", "10.0.0.1"],
    ["192.0.2.256", "10.0.0.1"],
    ["192.0.2", "10.0.0.1"],
    ["3221225985", "10.0.0.1"],
    ["0xc0.0.2.1", "10.0.0.1"],
    ["192.0.2.1:", "10.0.0.1"],
    ["192.0.2.1:x", "10.0.0.1"],
    ["192.0.2.1:1:2", "10.0.0.1"],
    ["192.0.2.1/24", "10.0.0.1"],
    ["[192.0.2.1]", "10.0.0.1"],
    ["[2001:db8::1", "10.0.0.1"],
    ["2001:db8::1]", "10.0.0.1"],
    ["2001:db8:::1", "10.0.0.1"],
    ["2001:db8::g", "10.0.0.1"],
    [`192.0.2.1, ${"x".repeat(10_000)}`, "10.0.0.1"],
    [`192.0.2.1${" ".repeat(10_000)}`, "192.0.2.1"],
    // no more hops are looked at than any chain of proxies has
    [`192.0.2.1${",10.1.2.3".repeat(15)}`, "192.0.2.1"],
    [`192.0.2.1${",10.1.2.3".repeat(16)}`, "10.0.0.1"],
    [`192.0.2.1${",".repeat(8000)}`, "10.0.0.1"],
  ])("%j", (forwardedFor, address) => {
    for (const peer of ["10.0.0.1", "::ffff:10.0.0.1"]) {
      expect(countedAddress(peer, forwardedFor, proxies)).toBe(address);
    }
  });
});

test("from anybody else, X-Forwarded-For is not believed", () => {
  for (const proxies of [[], ranges("10.0.0.0/8")]) {
    for (const forwardedFor of [null, "192.0.2.1", "10.0.0.1, 192.0.2.1"]) {
      expect(countedAddress("198.51.100.1", forwardedFor, proxies)).toBe("198.51.100.1");
      expect(countedAddress("::ffff:198.51.100.1", forwardedFor, proxies)).toBe("198.51.100.1");
      expect(countedAddress("2001:db8::5", forwardedFor, proxies)).toBe("2001:db8:0:0::/64");
    }
  }
});

describe("a range", () => {
  test.each([
    ["10.0.0.0/8", ["10.0.0.0", "10.255.255.255", "::ffff:10.1.2.3"], ["11.0.0.0", "9.255.255.255", "::"]],
    ["192.0.2.1", ["192.0.2.1", "::ffff:c000:201"], ["192.0.2.0", "192.0.2.2"]],
    ["192.0.2.128/25", ["192.0.2.128", "192.0.2.255"], ["192.0.2.127"]],
    ["0.0.0.0/0", ["192.0.2.1", "::ffff:1.2.3.4"], ["::1", "2001:db8::1"]],
    ["::/0", ["192.0.2.1", "::1"], []],
    ["2001:db8::/33", ["2001:db8:7fff::1"], ["2001:db8:8000::1", "2001:db9::1"]],
    ["::1", ["::1", "0:0:0:0:0:0:0:1"], ["::2", "127.0.0.1"]],
    ["::ffff:10.0.0.0/104", ["10.1.2.3"], ["11.0.0.0"]],
  ])("%s", (text, inside, outside) => {
    const range = ranges(text);
    expect(inside.filter((address) => !isWithin(parseAddress(address)!, range))).toEqual([]);
    expect(outside.filter((address) => isWithin(parseAddress(address)!, range))).toEqual([]);
  });
});
