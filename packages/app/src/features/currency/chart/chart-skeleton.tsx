import { useEffect, useState } from 'react';

const PATIENCE_MS = 300;

/** The body of the chart card while its history is loading, in its final size. */
export function ChartSkeleton() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const bone = isLate ? 'rounded-small bg-raised' : '';
  return (
    <div aria-busy="true">
      <div className="min-h-[22px] px-pad pt-1">
        <div className={`h-3.5 w-28 ${bone}`} />
      </div>
      <div className="chart-plot cursor-default">
        <div className={`h-full ${bone}`} />
      </div>
      <div className="chart-times" />
      <div className="px-pad pt-3">
        <div className={`my-0.5 h-3.5 w-56 ${bone}`} />
      </div>
      <div className="h-12" />
    </div>
  );
}
