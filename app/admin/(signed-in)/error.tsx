'use client';

export { AdminErrorPage as default } from '@/components/admin/layout/admin-error-page';
