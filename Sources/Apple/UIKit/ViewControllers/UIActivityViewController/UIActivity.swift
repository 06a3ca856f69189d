import Foundation

/// The base class of an app's own activities, which perform a service with data.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiactivity/activitytype
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// The category of an activity, which determines its position in the list.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiactivity/category
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  final var onFinish: ((Bool) -> Void)?

  public override init() {
    super.init()
  }

  /// The category of the activity.
  ///
  /// - Default: `.action`.
  open class var activityCategory: UIActivity.Category { .action }

  /// The type of the activity, with which an app excludes activities and identifies the performed one.
  ///
  /// - Default: `nil`.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The title of the activity.
  ///
  /// - Default: `nil`.
  open var activityTitle: String? { nil }

  /// The image of the activity.
  ///
  /// - Default: `nil`.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be performed with the data.
  ///
  /// - Default: `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares the activity, which the user chose, with the data. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller with which the user performs the activity, or `nil` if none is necessary.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity and calls ``activityDidFinish(_:)``. The default implementation reports success.
  open func perform() { activityDidFinish(true) }

  /// Reports the end of the activity. Call this method with whether the activity was completed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}
