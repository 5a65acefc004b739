/**
 * How people log in and register here, whether the service sends mail, and how long it keeps the trash. None of this changes
 * while the page is open.
 */
import { useEffect, useState } from "react";
import type { AuthMethods } from "../../contract/users.ts";
import { uncheckedApi } from "./api.ts";

let asked: Promise<AuthMethods> | undefined;

/** `isKnown` is also true, without methods, when the service could not be asked. */
export function useWaysIn(): { isKnown: boolean; methods: AuthMethods | null } {
  const [known, setKnown] = useState<{ isKnown: boolean; methods: AuthMethods | null }>(NOT_YET);
  useEffect(() => {
    asked ??= uncheckedApi.authMethods();
    asked.then(
      (methods) => setKnown({ isKnown: true, methods }),
      () => {
        asked = undefined;
        setKnown({ isKnown: true, methods: null });
      },
    );
  }, []);
  return known;
}

const NOT_YET = { isKnown: false, methods: null };

/** Null until it is known. */
export function useMethods(): AuthMethods | null {
  return useWaysIn().methods;
}
