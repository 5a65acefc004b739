/**
 * How people log in and register here, whether the service sends mail, and how long it keeps the trash. None of this changes
 * while the page is open.
 */
import { useEffect, useState } from "react";
import type { AuthMethods } from "../../contract/users.ts";
import { uncheckedApi } from "./api.ts";

let asked: Promise<AuthMethods> | undefined;

/** Null until it is known. */
export function useMethods(): AuthMethods | null {
  const [methods, setMethods] = useState<AuthMethods | null>(null);
  useEffect(() => {
    asked ??= uncheckedApi.authMethods();
    asked.then(setMethods, () => {
      asked = undefined;
    });
  }, []);
  return methods;
}
