import Foundation
import UIKit

/// A controller that asks the user to rate the app. The system decides whether to ask, and in this framework it never
/// does.
///
/// - Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
