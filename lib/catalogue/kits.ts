type Kits = ReadonlyMap<string, readonly string[]>;

/** The kits that hold themselves, each with the first of its pieces that leads back to it; in time proportional to all pieces. */
export function findKitCycles(
  products: readonly { id: string; pieces?: readonly string[] | undefined }[],
): Map<string, string> {
  const kits = new Map(products.flatMap(({ id, pieces }) => (pieces?.length ? [[id, pieces] as const] : [])));
  // Kits that lead to no kit are taken out, again and again; then, the other way round, those that no kit left holds.
  const circles = invert(removeLeaves(invert(removeLeaves(kits))));
  return new Map([...circles].flatMap(([id, [piece]]) => (piece === undefined ? [] : [[id, piece]])));
}

/** Takes out what leads nowhere, and what then leads nowhere. */
function removeLeaves(kits: Kits): Kits {
  const holders = invert(kits);
  const inner = new Map([...kits].map(([id, pieces]) => [id, pieces.filter((piece) => kits.has(piece)).length]));
  const ends = [...inner].flatMap(([id, count]) => (count === 0 ? id : []));
  // The list grows while it is gone through.
  for (const id of ends) {
    inner.delete(id);
    for (const holder of holders.get(id) ?? []) {
      const count = (inner.get(holder) ?? 0) - 1;
      inner.set(holder, count);
      if (count === 0) ends.push(holder);
    }
  }
  return new Map([...inner.keys()].map((id) => [id, kits.get(id)?.filter((piece) => inner.has(piece)) ?? []]));
}

/** The pieces of each kit turned into the kits of each piece. */
function invert<Kit>(kits: Iterable<readonly [Kit, Iterable<string>]>): Map<string, Kit[]> {
  const holders = new Map<string, Kit[]>();
  for (const [kit, pieces] of kits) {
    for (const piece of pieces) {
      const known = holders.get(piece);
      if (known) known.push(kit);
      else holders.set(piece, [kit]);
    }
  }
  return holders;
}

/** The kits that hold each product, by its id. */
export function kitsByPiece<Kit extends { pieces: readonly string[] }>(products: readonly Kit[]): Map<string, Kit[]> {
  return invert(products.map((kit) => [kit, new Set(kit.pieces)]));
}
