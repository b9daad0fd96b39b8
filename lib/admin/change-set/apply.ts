import { parsing } from '../../catalogue/parse';
import { finishSteps, type Steps } from '../../steps';
import { type AppliedField, applyOp, type BodyOf, type OpOutcome } from './apply-op';
import { CatalogueDraft, type RawCatalogue } from './catalogue-draft';
import { type ChangeSet, changeSetSchema } from './change-set';
import type { Clash } from './clash';
import { judge } from './judge';

/** The report of an application: fields that were set, problems with the file or the result, and clashes. */
export type ApplyReport = {
  status: 'applied' | 'unchanged' | 'invalid' | 'conflict';
  fields: AppliedField[];
  /** What is wrong with the file or the result, or what clashes. */
  problems: string[];
  /** The clashes by field, each with both values; none where it is the whole that is not valid. */
  clashes: readonly Clash[];
};
/** A catalogue after an application, with the report; the catalogue is unchanged unless the status is 'applied'. */
export type ApplyResult = { catalogue: RawCatalogue; report: ApplyReport };

const PROBLEMS_SHOWN = 20;
const NOTHING: Omit<ApplyReport, 'status'> = { fields: [], problems: [], clashes: [] };

/**
 * Merges a change set into a category map: all of it or nothing. The given catalogue is not changed; what is not touched stays the very
 * same object. What is there already is passed over, so that a second time changes nothing. The result satisfies the build's schema.
 */
export function applyChangeSet(catalogue: RawCatalogue, input: unknown): ApplyResult {
  return finishSteps(applying(catalogue, input));
}

/** The same in steps of a product each. `bodyOf`: the whole product that an update was made of, for clashes to show. */
export function* applying(catalogue: RawCatalogue, input: unknown, bodyOf?: BodyOf): Steps<ApplyResult> {
  const parsed = changeSetSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, PROBLEMS_SHOWN)
      .map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`);
    return { catalogue, report: { ...NOTHING, status: 'invalid', problems } };
  }
  const repeated = findRepeats(parsed.data);
  if (repeated.length > 0) return { catalogue, report: { ...NOTHING, status: 'invalid', problems: repeated } };

  const draft = new CatalogueDraft(catalogue);
  const outcomes: OpOutcome[] = [];
  for (const op of parsed.data.ops) {
    outcomes.push(applyOp(draft, op, bodyOf));
    yield;
  }
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const clashes = outcomes.flatMap((outcome) => outcome.clashes);
  if (clashes.length > 0) return { catalogue, report: { status: 'conflict', fields, problems, clashes } };
  if (fields.length === 0) return { catalogue, report: { ...NOTHING, status: 'unchanged' } };

  const applied = draft.toCatalogue();
  const result = yield* parsing(applied, 'the result');
  if (!result.ok) {
    const verdict = judge(result.problems, {
      changes: parsed.data,
      before: catalogue,
      after: applied,
      shown: PROBLEMS_SHOWN,
    });
    return { catalogue, report: { ...NOTHING, ...verdict, fields } };
  }
  return { catalogue: applied, report: { ...NOTHING, status: 'applied', fields } };
}

function findRepeats({ ops }: ChangeSet): string[] {
  const seen = new Set<string>();
  return ops.flatMap(({ id }) => {
    if (seen.has(id)) return `${id}: stands twice in the change set`;
    seen.add(id);
    return [];
  });
}
