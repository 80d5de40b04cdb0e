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
  /** Message when there is nothing to show, and whether it is an error. */
  readonly nothing: { readonly text: string; readonly isFault: boolean };
  readonly listClass?: string;
  readonly onChoose?: () => void;
}

/** The answer to a query, its alternatives, then everything that it names. */
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
      {groups.length > 0 && (
        <DestinationList groups={groups} isFirst={!best} className={listClass} {...choose} />
      )}
    </>
  );
}
