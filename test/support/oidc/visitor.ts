/** A browser as far as signing in needs one: it keeps cookies by origin and path, and goes wherever it is sent. */
import type { Service } from "../../harness.ts";

interface Shown {
  status: number;
  /** The address that was shown in the end, or was not followed. */
  url: string;
  headers: Headers;
  text: string;
}

interface Cookie {
  value: string;
  path: string;
}

const MOST_HOPS = 10;

export class Visitor {
  readonly #cookies = new Map<string, Map<string, Cookie>>();
  readonly #publicUrl: string;
  readonly #service: Service;
  readonly headers: Record<string, string>;

  constructor(service: Service, headers: Record<string, string> = {}) {
    this.#service = service;
    this.#publicUrl = service.app.context.config.PUBLIC_URL.replace(/\/$/, "");
    this.headers = { accept: "text/html,*/*;q=0.8", ...headers };
  }

  /** Follows redirects until there is a page, or `until` says that it has seen enough. */
  async go(address: string, until: (url: string) => boolean = () => false): Promise<Shown> {
    let url = new URL(address, `${this.#publicUrl}/`).href;
    for (let hop = 0; hop < MOST_HOPS; hop++) {
      const shown = await this.request("GET", url);
      const location = shown.headers.get("location");
      if (location === null) return shown;
      url = new URL(location, url).href;
      if (until(url)) return { ...shown, url };
    }
    throw new Error(`too many redirects, the last one to ${url}`);
  }

  async request(
    method: string,
    address: string,
    { body, service = this.#service }: { body?: URLSearchParams; service?: Service } = {},
  ): Promise<Shown> {
    const url = new URL(address, `${this.#publicUrl}/`);
    const isOurs = url.href.startsWith(this.#publicUrl);
    const target = isOurs ? service.url + url.href.slice(this.#publicUrl.length) : url.href;
    const response = await fetch(target, {
      method,
      body,
      redirect: "manual",
      headers: { ...this.headers, cookie: this.cookiesFor(url) },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(url.origin, line);
    const { status, headers } = response;
    return { status, headers, url: url.href, text: await response.text() };
  }

  cookiesFor({ origin, pathname }: URL): string {
    const kept = [...(this.#cookies.get(origin) ?? [])].filter(([, { path }]) => pathname.startsWith(path));
    return kept.map(([name, { value }]) => `${name}=${value}`).join("; ");
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(new URL(this.#publicUrl).origin)?.get(name)?.value;
  }

  setCookie(name: string, value: string): void {
    this.#keep(new URL(this.#publicUrl).origin, `${name}=${value}; Path=/`);
  }

  #keep(origin: string, line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
    const isOver = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    const cookies = this.#cookies.get(origin) ?? new Map<string, Cookie>();
    this.#cookies.set(origin, cookies);
    if (isOver) cookies.delete(name);
    else cookies.set(name, { value, path });
  }
}
