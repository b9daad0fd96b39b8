import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container, PageHeader } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { site, telephoneLink } from '@/lib/site/site';

const TITLE = 'This page could not be shown';

/** Replaces a page after an error. Loaded by `app/global-error.tsx`. */
export function ErrorPage() {
  const { name, phone, email } = site;
  // The loader still queues clicks if the error came before hydration.
  useEffect(() => {
    window.takeEvents?.();
  }, []);
  return (
    <>
      <title>{`${TITLE} | ${name}`}</title>
      <header className={layout.band}>
        <Container>
          <Link className={layout.tapTarget} href={routes.home()}>
            {name}
          </Link>
        </Container>
      </header>
      <main>
        <Container>
          <PageHeader title={TITLE}>
            Your request list is safe. Reload the page. If that does not help, contact us.
          </PageHeader>
          <div className={`${layout.actions} ${layout.links}`}>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <ButtonLink href={routes.allProducts()}>{messages.allProducts}</ButtonLink>
            {phone && <a href={telephoneLink(phone)}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        </Container>
      </main>
    </>
  );
}
