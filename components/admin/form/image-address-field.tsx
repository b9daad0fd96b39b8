'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { useAdmin } from '../frame/admin-context';

/** Adds a picture by its address, which is looked at first. */
export function ImageAddressField({ onAdded }: { onAdded: (path: string) => void }) {
  const { store } = useAdmin();
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const added = address.trim();
    const found = store.imageAddressFault(added);
    setFault(found && adminMessages.imageAddress(found));
    if (found) {
      field.current?.focus();
      return;
    }
    onAdded(added);
    setAddress('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <TextField
        ref={field}
        label="Or the address of an image"
        type="url"
        placeholder="https://"
        value={address}
        autoComplete="off"
        error={fault}
        onChange={(event) => {
          setAddress(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>Add address</Button>
    </>
  );
}
