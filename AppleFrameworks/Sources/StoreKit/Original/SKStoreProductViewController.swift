// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses
import Placeholders
import UIKit

/// A view controller that displays a product of the App Store as a labeled box with its number. It does not load, as
/// without a network, but its Done button works.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontroller
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  private let item = UINavigationItem(title: "App Store")
  private var screen: PlaceholderScreen?
  private var product = "" { didSet { screen?.placeholder.detail = detail } }
  private var detail: String { product.isEmpty ? "a product of the store" : "product \(product)" }

  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    product = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? ""
    RunLoopTurn.later { block?(false, SKError(.storeProductNotAvailable)) }
  }

  open override func loadView() {
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    let screen = PlaceholderScreen(kind: "SKStoreProductViewController", detail: detail, item: item)
    self.screen = screen
    view = screen
  }

  private func finish() {
    guard let delegate else {
      presentingViewController?.dismiss(animated: true)
      return
    }
    delegate.productViewControllerDidFinish(self)
  }
}

/// A delegate that dismisses the view controller when the user is done.
///
/// - Source: developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.presentingViewController?.dismiss(animated: true)
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
