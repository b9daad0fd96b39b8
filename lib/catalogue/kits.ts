type Kit = { id: string; pieces?: readonly string[] | undefined };

/**
 * The kits that contain themselves, directly or through other kits, each with its first piece on the cycle: A contains B and B
 * contains A gives A -> B, B -> A.
 */
export function findKitCycles(products: readonly Kit[]): Map<string, string> {
  const piecesOf = new Map(products.flatMap(({ id, pieces }) => (pieces?.length ? [[id, pieces] as const] : [])));
  const kitsIn = new Map([...piecesOf].map(([id, pieces]) => [id, pieces.filter((piece) => piecesOf.has(piece))]));
  return new Map(
    [...kitsIn].flatMap(([id, kits]) => {
      const piece = kits.find((kit) => contents(kit, kitsIn).has(id));
      return piece === undefined ? [] : [[id, piece]];
    }),
  );
}

/** A kit, and all kits in it at any depth. The loop also visits the ids that it adds. */
function contents(kit: string, kitsIn: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([kit]);
  for (const id of found) for (const piece of kitsIn.get(id) ?? []) found.add(piece);
  return found;
}

/** The kits that contain each product, by the product's id. */
export function kitsByPiece<Item extends { pieces: readonly string[] }>(
  products: readonly Item[],
): Map<string, Item[]> {
  const kits = new Map<string, Item[]>();
  for (const product of products)
    for (const piece of new Set(product.pieces)) kits.set(piece, [...(kits.get(piece) ?? []), product]);
  return kits;
}
