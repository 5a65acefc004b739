import { useEffect, useState } from "react";
import { language } from "#texts/language.ts";
import type { Template } from "../../../contract/templates.ts";
import { api } from "../../session/api.ts";
import { type Failure, failureOf } from "../../session/reason.ts";

/** A page may have few templates, or none, among many boards. */
const MAX_PAGES = 4;

export interface Templates {
  /** Null until they are loaded. */
  list: readonly Template[] | null;
  failure: Failure | null;
}

export function useTemplates(): Templates {
  const [templates, setTemplates] = useState<Templates>({ list: null, failure: null });
  useEffect(() => {
    let isGone = false;
    const show = (loaded: Templates) => {
      if (!isGone) setTemplates(loaded);
    };
    loadTemplates().then(
      (list) => show({ list, failure: null }),
      (error) => show({ list: null, failure: failureOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return templates;
}

async function loadTemplates(): Promise<readonly Template[]> {
  const list: Template[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next } = await api.listTemplates({ language, ...(after !== undefined && { after }) });
    list.push(...items);
    if (next === null) break;
    after = next;
  }
  return list;
}
