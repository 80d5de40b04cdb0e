import type { ComponentProps } from 'react';
import { SettledStatus } from '../ui/settled-status.tsx';
import { DestinationList } from './destinations/destination-list.tsx';
import { spokenOf } from './question-results.ts';
import { ResultList } from './result-list.tsx';

interface FoundProps {
  readonly question: Pick<ComponentProps<typeof ResultList>, 'results' | 'others'>;
  readonly groups: ComponentProps<typeof DestinationList>['groups'];
  readonly othersTitle: string;
  readonly copyLabel: string;
  /** What to say when there is nothing to show, and whether it is a fault. */
  readonly nothing: { readonly text: string; readonly isFault: boolean };
  /** The look of each of the two lists. */
  readonly listClass?: string;
  readonly onChoose?: () => void;
}

/** What a query leads to: its result, what else it can mean, then all that it names, each one tap away. */
export function SearchResults({
  question: { results, others },
  groups,
  nothing,
  listClass = '',
  ...props
}: FoundProps) {
  const choose = props.onChoose ? { onChoose: props.onChoose } : {};
  const [best] = results;
  const hasSome = best !== undefined || groups.length > 0;
  const spoken = best ? spokenOf(best) : '';
  return (
    <>
      <SettledStatus text={hasSome ? spoken : nothing.text} saysFirst />
      {!hasSome && (
        <p className={`px-4 py-3 ${nothing.isFault ? 'text-down' : 'text-muted'}`}>{nothing.text}</p>
      )}
      {results.length > 0 && (
        <ResultList
          results={results}
          others={others}
          othersTitle={props.othersTitle}
          copyLabel={props.copyLabel}
          className={listClass}
          {...choose}
        />
      )}
      {groups.length > 0 && <DestinationList groups={groups} className={listClass} {...choose} />}
    </>
  );
}
