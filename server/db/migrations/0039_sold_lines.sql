ALTER TABLE "transactions" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What older orders are made of, from their facts: the lines that were written, at their last quantity, unless they were removed.
WITH written AS (
  SELECT e."stream", e."seq", l.place, l.line
  FROM "events" e
  CROSS JOIN LATERAL json_array_elements(
    CASE WHEN e."type" = 'TransactionDrafted' THEN e."data" -> 'lines' ELSE json_build_array(e."data" -> 'line') END
  ) WITH ORDINALITY AS l(line, place)
  WHERE e."stream" LIKE 'transaction/%' AND e."type" IN ('TransactionDrafted', 'TransactionLineAdded')
), changed AS (
  SELECT DISTINCT ON ("stream", "data" ->> 'lineId')
    "stream", "data" ->> 'lineId' AS line_id, ("data" ->> 'quantity')::int AS quantity
  FROM "events"
  WHERE "stream" LIKE 'transaction/%' AND "type" IN ('TransactionQuantityChanged', 'TransactionLineRemoved')
  ORDER BY "stream", "data" ->> 'lineId', "seq" DESC
), lasting AS (
  SELECT w."stream", jsonb_agg(
    jsonb_build_object(
      'productId', w.line -> 'productId',
      'title', w.line -> 'title',
      'quantity', COALESCE(c.quantity, (w.line ->> 'quantity')::int),
      'cents', COALESCE(c.quantity, (w.line ->> 'quantity')::int) * (w.line ->> 'priceCents')::bigint
    ) ORDER BY w."seq", w.place
  ) AS lines
  FROM written w
  LEFT JOIN changed c ON c."stream" = w."stream" AND c.line_id = w.line ->> 'id'
  -- Of a removed line there is a last word without a quantity.
  WHERE c.line_id IS NULL OR c.quantity IS NOT NULL
  GROUP BY w."stream"
)
UPDATE "transactions" t SET "lines" = lasting.lines FROM lasting WHERE lasting."stream" = 'transaction/' || t."number";
