import { useTranslate } from '../i18n/i18n.ts';
import { Prompt } from '../ui/prompt.tsx';

interface UpdatePromptProps {
  onAccept(): void;
  onDecline(): void;
}

/** Asks whether to load the newer release now. Nothing happens without an answer. */
export function UpdatePrompt({ onAccept, onDecline }: UpdatePromptProps) {
  const { t } = useTranslate();
  return (
    <Prompt
      title={t('update.question')}
      body={t('update.detail')}
      cancel={t('update.later')}
      actions={[{ label: t('update.now'), run: onAccept, isExpected: true }]}
      opener={null}
      onClose={onDecline}
    />
  );
}
