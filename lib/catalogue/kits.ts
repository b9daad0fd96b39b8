/** Ids of the pieces, by the id of the kit. */
type Kits = ReadonlyMap<string, readonly string[]>;

/**
 * The kits that contain themselves, directly or through other kits, each with its first piece on the cycle: A contains B and B
 * contains A gives A -> B, B -> A. Takes linear time.
 */
export function findKitCycles(
  products: readonly { id: string; pieces?: readonly string[] | undefined }[],
): Map<string, string> {
  const kits = new Map(products.flatMap(({ id, pieces }) => (pieces?.length ? [[id, pieces] as const] : [])));
  // Removes kits without a kit among their pieces, repeatedly; then, in the inverted graph, kits that no remaining kit contains.
  const cycles = invert(removeLeaves(invert(removeLeaves(kits))));
  return new Map([...cycles].flatMap(([id, [piece]]) => (piece === undefined ? [] : [[id, piece]])));
}

/** Removes nodes without outgoing edges until none is left. */
function removeLeaves(kits: Kits): Kits {
  const holders = invert(kits);
  const edgeCounts = new Map([...kits].map(([id, pieces]) => [id, pieces.filter((piece) => kits.has(piece)).length]));
  const leaves = [...edgeCounts].flatMap(([id, count]) => (count === 0 ? id : []));
  // The loop appends to the list.
  for (const id of leaves) {
    edgeCounts.delete(id);
    for (const holder of holders.get(id) ?? []) {
      const count = (edgeCounts.get(holder) ?? 0) - 1;
      edgeCounts.set(holder, count);
      if (count === 0) leaves.push(holder);
    }
  }
  return new Map(
    [...edgeCounts.keys()].map((id) => [id, kits.get(id)?.filter((piece) => edgeCounts.has(piece)) ?? []]),
  );
}

/** Turns the pieces of each kit into the kits of each piece. */
function invert<Kit>(kits: Iterable<readonly [Kit, Iterable<string>]>): Map<string, Kit[]> {
  const holders = new Map<string, Kit[]>();
  for (const [kit, pieces] of kits) {
    for (const piece of pieces) {
      const kitsOfPiece = holders.get(piece);
      if (kitsOfPiece) kitsOfPiece.push(kit);
      else holders.set(piece, [kit]);
    }
  }
  return holders;
}

/** The kits that contain each product, by the product's id. */
export function kitsByPiece<Kit extends { pieces: readonly string[] }>(products: readonly Kit[]): Map<string, Kit[]> {
  return invert(products.map((kit) => [kit, new Set(kit.pieces)]));
}
