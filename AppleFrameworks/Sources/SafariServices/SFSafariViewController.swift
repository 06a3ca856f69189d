// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PermissionResponses
import Placeholders
import UIKit

/// A view controller that displays a web page with Safari's bars. The page is a box with its URL. As without a network,
/// the delegate is notified that it did not load. The dismiss button works.
///
/// - Source: developer.apple.com/documentation/safariservices/sfsafariviewcontroller
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The style of the dismiss button.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  private let url: URL
  private let settings: Configuration
  private var hasAppeared = false

  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// The background color of the bars; `nil` for the system's color.
  open var preferredBarTintColor: UIColor? { didSet { updateBars() } }

  /// The color of the controls; `nil` for the system's color.
  open var preferredControlTintColor: UIColor? { didSet { updateBars() } }

  /// The style of the dismiss button.
  ///
  /// - Default: `done`.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateBars() } }

  /// A copy of the configuration with which the controller was created.
  open var configuration: Configuration { settings.duplicate() }

  /// Creates a controller.
  ///
  /// - Parameter URL: The URL of a web page, with the scheme `http` or `https`. Any other scheme stops the program, as
  ///   on a device.
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

  /// Prewarms connections. There is no network to connect to.
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
