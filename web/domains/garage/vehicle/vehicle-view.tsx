'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { BatteriesSection } from './batteries-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { LoanSection } from './loan-section.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RegistrationSection } from './registration-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { Top } from './top.tsx';

/** The owner's page of a motorcycle; a guest sees what is needed to ride it. */
export function VehicleView({ vehicle }: { vehicle: VehicleRecord }) {
  const { own } = vehicle.user;
  return (
    <article className="grid gap-6 lg:gap-8">
      <Top vehicle={vehicle} />
      <QuickActions vehicle={vehicle} />
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid gap-6 lg:gap-8">
          {own || vehicle.batteries.length > 0 ? (
            <BatteriesSection vin={vehicle.vin} batteries={vehicle.batteries} user={vehicle.user} />
          ) : null}
          <CoverSection vehicle={vehicle} />
          {own ? <ServicesSection vehicle={vehicle} /> : null}
        </div>
        <div className="grid gap-6 lg:gap-8">
          {own ? <RegistrationSection plate={vehicle.plate} papers={vehicle.papers} /> : null}
          {own ? (
            <GuestsSection vin={vehicle.vin} guests={vehicle.guests} />
          ) : (
            <LoanSection vin={vehicle.vin} user={vehicle.user} loan={vehicle.loan} />
          )}
          <DetailsSection vehicle={vehicle} />
          {own ? <ContactSection vin={vehicle.vin} /> : null}
        </div>
      </div>
    </article>
  );
}
