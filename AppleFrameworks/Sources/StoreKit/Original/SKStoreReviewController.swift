import Foundation
import UIKit

/// Asks a person to rate the app. The system decides whether it does; here it does not.
///
/// - Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
