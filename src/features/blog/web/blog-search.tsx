import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { BLOG_PATH, SEARCH_MAX } from "../rules.ts";
import type { BlogFilter } from "./blog-url.ts";

/** An ordinary GET form; sent empty, it shows every article again. */
export function BlogSearch({ filter }: { filter: BlogFilter }) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(filter.search);
  usePageKeys({ "/": () => input.current?.focus() });
  // Another search brings its own words; the field stays, and the focus with it.
  useEffect(() => {
    if (shown.current === filter.search) return;
    shown.current = filter.search;
    if (input.current) input.current.value = filter.search ?? "";
  }, [filter.search]);
  return (
    <Form
      action={BLOG_PATH}
      role="search"
      preventScrollReset
      className="flex max-w-140 items-end gap-3"
    >
      <div className="min-w-0 flex-1">
        <label htmlFor="blog-search" className="mb-2 block font-semibold text-14">
          Search the blog
        </label>
        <input
          ref={input}
          id="blog-search"
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="anger, silence"
          className="min-h-12 w-full rounded-control border border-control bg-raised px-3.5 font-serif text-18 placeholder:italic focus-visible:outline-offset-1"
        />
      </div>
      {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
      <Button type="submit" kind="secondary">
        Search
      </Button>
    </Form>
  );
}
