import Foundation

/// Something that can be done with data: the base class of an app's own activities.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
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

  /// Where activities are listed.
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

  /// Where the activity is listed.
  ///
  /// - Default: `.action`.
  open class var activityCategory: UIActivity.Category { .action }

  /// The kind, by which the app leaves activities out and is told which one was done.
  ///
  /// - Default: `nil`.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The words in the list.
  ///
  /// - Default: `nil`.
  open var activityTitle: String? { nil }

  /// The picture in the list.
  ///
  /// - Default: `nil`.
  open var activityImage: UIImage? { nil }

  /// Whether something can be done with the data.
  ///
  /// - Default: `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// The user chose the activity: keep the data. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A controller in which the user does it; `nil` for activities that need none.
  open var activityViewController: UIViewController? { nil }

  /// Does it, and calls ``activityDidFinish(_:)``. The default says that it was done.
  open func perform() { activityDidFinish(true) }

  /// It is over. Call it when the activity is done, or was not.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}
