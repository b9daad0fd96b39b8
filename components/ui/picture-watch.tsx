'use client';

import { useEffect } from 'react';
import { watchPictures } from './watch-pictures';

/** Keeps an eye on the pictures of the document; stands once in each layout. */
export function PictureWatch() {
  useEffect(watchPictures, []);
  return null;
}
