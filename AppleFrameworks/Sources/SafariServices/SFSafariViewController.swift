// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PermissionResponses
import Placeholders
import UIKit

/// Shows a web page with Safari's bars. Here the page is a box with its address; as without a network, the delegate hears that
/// it did not load. The button that puts the controller away works.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The button that puts the controller away.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  private let url: URL
  private let settings: Configuration
  private var hasAppeared = false

  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// The background of the bars; nil for that of the system.
  open var preferredBarTintColor: UIColor? { didSet { updateBars() } }

  /// The color of what can be tapped; nil for that of the system.
  open var preferredControlTintColor: UIColor? { didSet { updateBars() } }

  /// - Default: `done`.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateBars() } }

  /// A copy of what the controller was made with.
  open var configuration: Configuration { settings.duplicate() }

  /// - Parameter URL: Of a web page: its scheme is `http` or `https`. Any other stops the program, as on a phone.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      fatalError(
        "SFSafariViewController: the URL has the scheme '\(URL.scheme ?? "")'; only http and https are supported")
    }
    url = URL
    settings = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  @available(iOS, deprecated: 11.0, message: "Use init(url:configuration:)")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("SFSafariViewController is made with a URL") }

  /// Asks for connections to be made ahead. There is no network to make them by.
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  // MARK: - View

  private let item = UINavigationItem()
  private var screen: PlaceholderScreen?

  open override func loadView() {
    item.title = url.host
    let screen = PlaceholderScreen(kind: "SFSafariViewController", detail: url.absoluteString, item: item)
    self.screen = screen
    view = screen
    updateBars()
  }

  private func updateBars() {
    guard let screen else { return }
    let style: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
    screen.bar.barTintColor = preferredBarTintColor
    screen.bar.tintColor = preferredControlTintColor
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    RunLoopTurn.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.safariViewController(self, didCompleteInitialLoad: false)
      }
    }
  }
}
