import UIKit

/// The entire app: tabs, with the inbox in the first one, and the navigation from its screens.
final class InboxTabs: UITabBarController {
  let inbox = InboxViewController(messages: MailMessage.samples)
  private(set) lazy var mail = UINavigationController(rootViewController: inbox)
  private lazy var settings = UINavigationController(rootViewController: SettingsViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    mail.navigationBar.prefersLargeTitles = true
    settings.navigationBar.prefersLargeTitles = true
    mail.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray.full"), tag: 0)
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
    mail.tabBarItem.badgeValue = "\(MailMessage.samples.count { $0.isUnread })"
    viewControllers = [mail, settings]
    inbox.onSelect = { [weak self] message in
      self?.inbox.markAsRead(message)
      self?.mail.pushViewController(MessageViewController(message), animated: true)
    }
    inbox.onCompose = { [weak self] in self?.present(ComposeViewController.inSheet(), animated: true) }
  }

  /// Returns the app with its first message open.
  static func withMessage(then next: @escaping (MessageViewController) -> Void = { _ in }) -> InboxTabs {
    let tabs = InboxTabs()
    let message = MessageViewController(MailMessage.samples[0])
    tabs.mail.pushViewController(message, animated: false)
    tabs.whenShown { next(message) }
    return tabs
  }

  private var afterAppearing: (() -> Void)?

  private func whenShown(_ action: @escaping () -> Void) { afterAppearing = action }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    afterAppearing?()
    afterAppearing = nil
  }
}
