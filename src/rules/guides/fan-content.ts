/** The one sentence that the publisher of these guides wants word for word. It leaves with the guides. */
export const FAN_CONTENT_NOTICE =
  "Floorbook is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.";
