// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Placeholders
import UIKit

public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// A view controller for composing a post for a social network. The device has no account, so no service is
/// available. If the controller is presented, it is a box with the post, and its Cancel button dismisses it.
///
/// - Source: developer.apple.com/documentation/social/slcomposeviewcontroller
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  /// Returns whether a service has an account. Always `false`.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  public let serviceType: String!
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  private var text: String?
  private var images: [UIImage] = []
  private var urls: [URL] = []
  private var isShown = false

  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("SLComposeViewController is made for a service") }

  /// Sets the initial text.
  ///
  /// - Returns: `false` after the controller was presented, like all methods that add to the post.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool {
    guard !isShown else { return false }
    self.text = text
    return true
  }

  @discardableResult
  open func add(_ image: UIImage!) -> Bool {
    guard !isShown, let image else { return false }
    images.append(image)
    return true
  }

  @discardableResult
  open func add(_ url: URL!) -> Bool {
    guard !isShown, let url else { return false }
    urls.append(url)
    return true
  }

  @discardableResult
  open func removeAllImages() -> Bool {
    guard !isShown else { return false }
    images = []
    return true
  }

  @discardableResult
  open func removeAllURLs() -> Bool {
    guard !isShown else { return false }
    urls = []
    return true
  }

  open override func loadView() {
    isShown = true
    let item = UINavigationItem(title: serviceType.split(separator: ".").last.map { $0.capitalized } ?? "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        presentingViewController?.dismiss(animated: true)
        completionHandler?(.cancelled)
      })
    let pictures = images.isEmpty ? [] : ["\(images.count) images"]
    let post = [text].compactMap { $0 } + urls.map(\.absoluteString) + pictures
    view = PlaceholderScreen(
      kind: "SLComposeViewController", detail: post.isEmpty ? "a post" : post.joined(separator: "\n"), item: item)
  }
}

public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// - Source: developer.apple.com/documentation/social/slcomposeviewcontrollerresult
public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done
}
