'use client';

import { useEffect } from 'react';
import { defineShippingMark } from './define-shipping-mark';

/** Lets the shipping marks of the document answer for the visitor's state; stands once in the shop's layout. */
export function ShippingMarks() {
  useEffect(defineShippingMark, []);
  return null;
}
