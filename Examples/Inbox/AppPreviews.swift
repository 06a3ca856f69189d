import UIKit

#Preview("An app: inbox") {
  InboxTabs()
}

#Preview("An app: message") {
  InboxTabs.withMessage()
}

#Preview("An app: settings") {
  let tabs = InboxTabs()
  tabs.selectedIndex = 1
  return tabs
}

#Preview("An app: alert") {
  InboxTabs.withMessage { $0.confirmDeletion(animated: false) }
}

#Preview("An app: action sheet") {
  InboxTabs.withMessage { $0.chooseAnswer(animated: false) }
}

#Preview("An app: sheet") {
  InboxTabs.withMessage { $0.present(ComposeViewController.inSheet(), animated: false) }
}
