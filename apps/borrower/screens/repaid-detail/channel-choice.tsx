import { memo } from 'react';
import { useTranslations } from 'use-intl';
import {
  channelNames,
  type PaymentChannel,
  useChannelName,
} from '../../components/loan-card/channel-name.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';

/** Where to pay, with how soon money paid there counts. Not rendered again for another amount. */
export const ChannelChoice = memo(function ChannelChoice({
  name = 'channel',
  offered,
  error,
  down,
  onChoose,
}: {
  name?: string;
  /** Those that there are today. */
  offered: readonly PaymentChannel[];
  /** Those that took no payment when they were last asked. */
  down: readonly PaymentChannel[];
  error: string | undefined;
  onChoose: (channel: PaymentChannel | null) => void;
}) {
  const words = useTranslations('repaid-detail.pay');
  const channelName = useChannelName();
  const shown = channelNames.filter((channel) => offered.includes(channel));
  return (
    <RadioGroup
      name={name}
      label={words('channel')}
      error={error}
      choices={shown.map((channel) => ({
        value: channel,
        label: channelName(channel),
        hint: down.includes(channel) ? <strong>{words('down')}</strong> : words(`hints.${channel}`),
      }))}
      onChange={(event) => onChoose(shown.find((channel) => channel === event.currentTarget.value) ?? null)}
    />
  );
});
