/** ops/kubernetes: the manifests have only fields that Kubernetes knows, and fit this service. */
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../contract/index.ts";
import { MAX_DRAIN_MS } from "../../server/app.ts";
import { readConfig, SETTING_NAMES } from "../../server/config.ts";

const PROJECT = join(import.meta.dir, "../..");
const FILE = "ops/kubernetes/boardcast.yaml";

/** Where kubernetes-types declares each kind. */
const MODULES: Record<string, string> = {
  "v1 Secret": "core/v1",
  "v1 Service": "core/v1",
  "apps/v1 Deployment": "apps/v1",
  "policy/v1 PodDisruptionBudget": "policy/v1",
  "networking.k8s.io/v1 Ingress": "networking/v1",
};

// biome-ignore lint/suspicious/noExplicitAny: whatever the manifest has; the compiler checks it below
type Document = any;
const documents: Document[] = [Bun.YAML.parse(await Bun.file(join(PROJECT, FILE)).text())].flat();
const find = (kind: string): Document => documents.find((document) => document.kind === kind);
const container = find("Deployment").spec.template.spec.containers[0];

/** What the compiler says against documents: of object literals, it refuses fields that their type does not have. */
async function objections(checked: Document[]): Promise<string> {
  // Within the project, where the compiler finds the types.
  const folder = mkdtempSync(join(PROJECT, "node_modules/.cache/kubernetes-"));
  try {
    const lines = checked.map((document, index) => {
      const module = MODULES[`${document.apiVersion} ${document.kind}`];
      if (!module) throw new Error(`add ${document.apiVersion} ${document.kind} to the known kinds`);
      const type = `import("kubernetes-types/${module}").${document.kind}`;
      return `export const document${index}: ${type} = ${JSON.stringify(document)};\n`;
    });
    const file = join(folder, "documents.ts");
    writeFileSync(file, lines.join(""));
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    const child = Bun.spawn([join(PROJECT, "node_modules/.bin/tsc"), ...options, "--types", "", file], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    return (await new Response(child.stdout).text()).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("all fields are known to Kubernetes and have the right types", async () => {
  expect(documents.map(({ kind }) => kind)).toEqual([
    "Secret",
    "Deployment",
    "Service",
    "PodDisruptionBudget",
    "Ingress",
  ]);
  expect(await objections(documents)).toBe("");
});

test("a field that is unknown, missing or of another type is objected to", async () => {
  const unknown = structuredClone(find("Deployment"));
  unknown.spec.template.spec.containers[0].readinessProbe.httpGet.pathh = "/";
  const mistyped = structuredClone(find("Deployment"));
  mistyped.spec.replicas = "2";
  const missing = structuredClone(find("Deployment"));
  delete missing.spec.selector;
  const said = await objections([unknown, mistyped, missing]);
  expect(said).toContain("'\"pathh\"' does not exist in type 'HTTPGetAction'");
  expect(said).toContain("Type 'string' is not assignable to type 'number'");
  expect(said).toContain("Property 'selector' is missing");
});

test("probes ask routes of the service, at the port it listens on in its image", async () => {
  const { startupProbe, livenessProbe, readinessProbe } = container;
  for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
    expect(Object.values(routes).map(({ path }) => path as string)).toContain(httpGet.path);
    expect(httpGet.port).toBe("http");
  }
  expect(readinessProbe.httpGet.path).toBe("/health/ready");
  const dockerfile = await Bun.file(join(PROJECT, "Dockerfile")).text();
  const [, port] = /\bPORT=(\d+)/.exec(dockerfile) ?? [];
  expect(container.ports).toEqual([{ name: "http", containerPort: Number(port) }]);
  expect(dockerfile).toContain(`DATA_DIR=${container.volumeMounts[0].mountPath}`);
  const [backend] = find("Ingress").spec.rules[0].http.paths;
  expect(backend.backend.service).toEqual({ name: find("Service").metadata.name, port: { name: "http" } });
});

test("everything selects the pods of the deployment", () => {
  const { selector, template } = find("Deployment").spec;
  const { labels } = template.metadata;
  expect(selector.matchLabels).toEqual(labels);
  expect(find("Service").spec.selector).toEqual(labels);
  expect(find("PodDisruptionBudget").spec.selector.matchLabels).toEqual(labels);
  expect(template.spec.topologySpreadConstraints[0].labelSelector.matchLabels).toEqual(labels);
});

test("settings exist, and the service starts with them in production once the secret is filled in", () => {
  const plain = container.env.map(({ name, value }: { name: string; value: string }) => [name, value]);
  const settings = { ...find("Secret").stringData, ...Object.fromEntries(plain) };
  expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(container.envFrom).toEqual([{ secretRef: { name: find("Secret").metadata.name } }]);
  const production = { ENVIRONMENT: "production", ...settings };
  expect(() => readConfig(production)).toThrow("JWT_SECRET");
  expect(readConfig({ ...production, JWT_SECRET: "x".repeat(64) }).ENVIRONMENT).toBe("production");
});

test("an instance has time to drain, and to wait for the database when it starts", () => {
  const { terminationGracePeriodSeconds } = find("Deployment").spec.template.spec;
  const pause = container.lifecycle.preStop.sleep.seconds;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(pause + MAX_DRAIN_MS / 1000 + 5);
  const { periodSeconds, failureThreshold } = container.startupProbe;
  expect(periodSeconds * failureThreshold).toBeGreaterThan(300);
});

test("imports have room for their temporary files, although the root is read-only", async () => {
  const { volumes } = find("Deployment").spec.template.spec;
  const [{ name, mountPath }] = container.volumeMounts;
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
  expect(await Bun.file(join(PROJECT, "Dockerfile")).text()).toContain(`TMPDIR=${mountPath}`);
  expect(volumes).toEqual([{ name, emptyDir: { sizeLimit: "8Gi" } }]);
});

test("the ingress passes on files of any size as they arrive: the service limits them", () => {
  const { annotations } = find("Ingress").metadata;
  const about = (name: string) => annotations[`nginx.ingress.kubernetes.io/${name}`];
  expect([about("proxy-body-size"), about("proxy-request-buffering")]).toEqual(["0", "off"]);
});
