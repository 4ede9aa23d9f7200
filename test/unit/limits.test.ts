import { expect, test } from 'vitest'
import * as limits from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import * as photoLimits from '#shared/rules/photo-limits.ts'
import * as safetyLimits from '#shared/rules/safety-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

test.each<[string, unknown, unknown]>([
  ['PAY-42 the time bonus', [limits.timeBonusSeconds, limits.timeBonusPercentage], [4 * hour, 25]],
  ['OPEN-39 the file of a photo', photoLimits.photoFile, { maxBytes: 10_485_760, minPixels: 300, maxPixels: 24e6 }],
  ['the days of a deletion', limits.deletionGraceDays, 14],
  ['days for which a device is known', limits.knownDeviceDays, 365],
  [
    'MOD-03 MOD-09 days of decided complaints, free credits and banned addresses',
    [safetyLimits.decidedComplaintDays, safetyLimits.signupCreditsOnceDays, safetyLimits.bannedAddressDays],
    [183, 183, 730],
  ],
  ['MOD-06 hours of a refused birth date', safetyLimits.minorRefusalHours, 24],
  [
    'OPEN-29 CHAT-35 the sizes of pages',
    limits.pageSize,
    {
      search: 24,
      loggedOutSearch: 12,
      similar: 12,
      matches: 12,
      likes: 50,
      chats: 50,
      favourites: 50,
      looks: 50,
      messages: 30,
      payments: 20,
      staff: 25,
      showcase: 8,
    },
  ],
  ['the ages of a search', [limits.minSearchAge, limits.maxSearchAge], [18, 99]],
  ['days for which a pass is remembered', limits.passedDays, 90],
  [
    'OPEN-21 failed sign-ins',
    limits.login,
    {
      attempts: 5,
      attemptsPerAccount: 50,
      windowSeconds: 15 * minute,
      blockSeconds: 15 * minute,
      delaySeconds: 30,
      attemptsPerVisitor: 100,
      visitorSeconds: hour,
    },
  ],
  [
    'OPEN-22 lifetimes of mailed links',
    linkLife,
    {
      activation: 7 * day,
      passwordReset: hour,
      mailChange: day,
      mailChangeBack: 2 * day,
      reactivation: 14 * day,
      export: 3 * day,
      unsubscribe: 365 * day,
      objection: 183 * day,
    },
  ],
  ['OPEN-22 confirmation mails', limits.confirmationMails, { secondsBetween: minute, perDay: 5 }],
  ['test mails of a member of staff', limits.testMails, { most: 20, windowSeconds: hour }],
  ['files with everything about a member', limits.exportSeconds, day],
  ['days of a session', limits.sessionDays, 30],
  ['OPEN-77 OPEN-76 days of the source and the record of a visit', [limits.trackingDays, limits.bounceDays], [30, 30]],
  ['days of consent and of the language', [limits.consentDays, limits.languageCookieDays], [180, 365]],
  ['steps of activity', limits.activityStepSeconds, 15 * minute],
  ['OPEN-40 addresses of photos', [photoLimits.photoUrlSeconds, photoLimits.privatePhotoUrlSeconds], [day, hour]],
  ['copies of photos', photoLimits.photoCaching, { edgeSeconds: day, browser: 'private, max-age=172800, immutable' }],
  ['API-28 copies of lists', limits.listCaching, { edgeSeconds: 5 * minute, browserSeconds: 10 * minute }],
  [
    'OPEN-06 staff',
    [limits.staffInvitationHours, limits.staffSession, limits.auditYears],
    [24, { hours: 8, idleMinutes: 30 }, 2],
  ],
  ['the steps of an upload', photoLimits.photoSeconds, { form: 10 * minute, place: hour, inspection: 15 * minute }],
  [
    'uploads of a day, and refused photos',
    [photoLimits.uploadsPerDay, photoLimits.refusedPhotoDays],
    [60, { listed: 14, recognised: 365 }],
  ],
  ['photos in conversations', photoLimits.chatPhotos, { pending: 10, perDay: 100 }],
  ['days in a mail for a blurred photo', photoLimits.mailedPhotoSeconds, 31 * day],
  [
    'CHAT-39 first messages: the same text in an hour, conversations in a day',
    safetyLimits.firstMessages,
    { sameText: { most: 5, windowSeconds: hour }, started: { most: 20, windowSeconds: day } },
  ],
  ['CHAT-35 conversations in the list', limits.recentConversations, { most: 50, fewest: 40, movedAtOnce: 50 }],
  ['OPEN-43 seconds between two signs of typing', limits.typingSeconds, 3],
  ['CHAT-36 the desk', limits.desk, { answerHours: 24, claimMinutes: 10 }],
  ['MOD-04 minutes of a complaint with an owner', safetyLimits.complaintOwnerMinutes, 20],
  ['MOD-01 days of a suspension', safetyLimits.suspensionDays, [1, 3, 7, 30]],
  ['MOD-13 days of a copy', safetyLimits.keptChatDays, 30],
  ['MOD-12 days of signals', safetyLimits.riskDays, { stored: 90, seen: 30 }],
  [
    'LIVE-07 LIVE-09 LIVE-11 a live connection',
    [limits.liveConnection, limits.onlineGraceSeconds],
    [
      {
        hours: 2,
        idleMinutes: 10,
        frameBytes: 1024,
        hintSeconds: 5 * minute,
        perMember: 10,
        pingSeconds: 4 * minute,
        onlineSeconds: 4.5 * minute,
      },
      5 * minute,
    ],
  ],
  ['NOTIF-24 the pace of a campaign', limits.campaignPace, { membersPerMinute: 300, membersPerStep: 25 }],
  ['test pushes of a member', limits.testPushes, { most: 5, windowSeconds: hour }],
  [
    'SEARCH-25 distances, interests and newness of a search',
    [limits.distances, limits.maxSearchedInterests, limits.newMemberDays, limits.statedTotal],
    [[10, 25, 50, 100], 5, 30, 200],
  ],
  [
    'SEARCH-17 TRAP-67 the age groups',
    limits.ageGroups,
    { '18-35': { min_age: 18, max_age: 35 }, '35+': { min_age: 35, max_age: 99 } },
  ],
  ['days of the numbers of notifications', limits.notificationCountDays, 7],
  ['reasons on a card', limits.maxReasons, 2],
  ['days of a hint about the same like', limits.likeHintDays, 30],
  ['favourites, and days of looks', [limits.maxFavourites, limits.lookDays], [500, 30]],
])('%s: the limits have their values', (_, limit, expected) => {
  expect(limit).toEqual(expected)
})
