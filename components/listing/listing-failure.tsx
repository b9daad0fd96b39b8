import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import * as messages from '@/lib/site/messages';

/** Said when the filters cannot be applied, with both ways on. */
export function ListingFailure({ basePath, onRetry }: { basePath: string; onRetry: () => void }) {
  return (
    <EmptyState message="The product data could not be loaded, so the filters cannot be applied.">
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
      <ButtonLink look="quiet" href={basePath}>
        Show all without filters
      </ButtonLink>
    </EmptyState>
  );
}
