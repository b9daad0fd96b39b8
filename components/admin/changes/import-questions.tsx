'use client';

import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMap } from '@/lib/admin/import/import-map';
import type { QuestionKind } from '@/lib/admin/import/open-question';
import type { ImportPlan } from '@/lib/admin/store-types';
import { money } from '@/lib/money';
import adminStyles from '../admin.module.css';

type Props = { plan: ImportPlan; onMap: (map: ImportMap) => void };

/** The questions that a file leaves open, answered ones too: the worth of a currency, words that may mean a sale, and goods that are gone. */
export function ImportQuestions({ plan: { map, questions, gone }, onMap }: Props) {
  const [wrong, setWrong] = useState<string>();
  if (!map) return null;
  const setRate = (code: string, text: string) => {
    const rate = Number(text.trim().replace(',', '.'));
    setWrong(text.trim() !== '' && !(rate > 0) ? code : undefined);
    if (rate > 0 && rate !== map.rates[code]) onMap({ ...map, rates: { ...map.rates, [code]: rate } });
  };
  const setPictures = (pictures: string) => {
    if (pictures !== map.pictures) onMap({ ...map, pictures });
  };
  const asked = (kind: QuestionKind, answers: object) => {
    const open = questions.flatMap((question) => (question.kind === kind ? question.about : []));
    return [...new Set([...open, ...Object.keys(answers)])];
  };
  const waiting = (about: string) => {
    const count = questions.find((question) => question.about === about)?.count ?? 0;
    return count > 0 ? adminMessages.importWaiting(count) : '';
  };
  const [currencies, words] = [asked('currency', map.rates), asked('word', map.words)];
  const isQuiet = questions.length + currencies.length + words.length + gone.length === 0;
  if (isQuiet && map.gone === 'keep' && map.pictures === '') return null;
  return (
    <section aria-label={adminMessages.importQuestions} className={adminStyles.stack}>
      <h3>{adminMessages.importQuestions}</h3>
      <div className={adminStyles.fields}>
        {currencies.map((code) => (
          <TextField
            key={code}
            label={`One ${code} in ${money.code}`}
            hint={`${waiting(code)} 1 takes the figures as they are.`.trim()}
            inputMode="decimal"
            defaultValue={map.rates[code] ?? ''}
            error={wrong === code ? adminMessages.rateFault : undefined}
            onBlur={({ target }) => setRate(code, target.value)}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && setRate(code, currentTarget.value)}
          />
        ))}
        {words.map((word) => (
          <SelectField
            key={word}
            label={`“${word}” means`}
            hint={waiting(word)}
            value={map.words[word] === undefined ? '' : String(map.words[word])}
            onChange={({ target }) => onMap({ ...map, words: { ...map.words, [word]: target.value === 'true' } })}
          >
            {map.words[word] === undefined && <option value="">Not answered yet</option>}
            <option value="true">It is for sale</option>
            <option value="false">It is not for sale</option>
          </SelectField>
        ))}
        {(map.pictures !== '' || questions.some(({ kind }) => kind === 'pictures')) && (
          <TextField
            label="Where pictures lie that have a name alone"
            hint={`The address of their folder, with https://. ${waiting('')}`.trim()}
            type="url"
            defaultValue={map.pictures}
            onBlur={({ target }) => setPictures(target.value.trim())}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && setPictures(currentTarget.value.trim())}
          />
        )}
        {(gone.length > 0 || map.gone !== 'keep') && (
          <SelectField
            label="Gone since the last file of this sender"
            hint={adminMessages.importGone(gone.map(({ name }) => name))}
            value={map.gone}
            onChange={({ target }) => onMap({ ...map, gone: target.value as ImportMap['gone'] })}
          >
            <option value="keep">Stays in the shop</option>
            <option value="hide">Is hidden</option>
            <option value="delete">Is deleted</option>
          </SelectField>
        )}
      </div>
    </section>
  );
}
