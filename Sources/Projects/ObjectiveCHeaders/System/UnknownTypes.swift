/// Declarations for types that headers refer to and that no header declares, such as those of Apple's other frameworks
/// and of missing headers.
struct UnknownTypes {
  enum Kind {
    case `class`, `protocol`, value
    /// A macro with an empty expansion.
    case macro, macroWithArguments
  }

  private let superclasses: [String: String]
  private var declared: [String: Kind] = [:]
  private var order: [String] = []

  /// - Parameter appleNames: The contents of the toolchain's `apple-names.tsv`. The third column contains the
  ///   superclass of a class.
  init(appleNames: String) {
    var superclasses: [String: String] = [:]
    for line in appleNames.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if cells.count >= 3, !cells[1].isEmpty, !cells[2].isEmpty { superclasses[String(cells[1])] = String(cells[2]) }
    }
    superclasses["UIResponder"] = "NSObject"
    superclasses["UIView"] = "UIResponder"
    superclasses["UIViewController"] = "UIResponder"
    self.superclasses = superclasses
  }

  /// Returns whether a name is that of one of Apple's classes.
  func isClass(_ name: String) -> Bool { superclasses[name] != nil }

  /// Declares a name and returns whether it was not declared before.
  mutating func declare(_ name: String, _ kind: Kind) -> Bool {
    let key = kind == .protocol ? "<\(name)>" : name
    guard declared[key] == nil else { return false }
    declared[key] = kind
    if kind == .class {
      if UnknownTypes.generic[name] == nil, let superclass = superclasses[name],
        !UnknownTypes.system.contains(superclass)
      {
        _ = declare(superclass, .class)
      }
    }
    order.append(key)
    return true
  }

  /// The declarations, which are the end of the module `Foundation`.
  var text: String {
    var lines: [String] = []
    for key in order {
      let name = key.hasPrefix("<") ? String(key.dropFirst().dropLast()) : key
      switch declared[key]! {
      case .class:
        let superclass = superclasses[name] ?? "NSObject"
        lines.append("@interface \(name)\(UnknownTypes.generic[name].map { "<\($0)>" } ?? "") : \(superclass)\n@end")
      case .protocol: lines.append("@protocol \(name) <NSObject>\n@end")
      case .macro: lines.append("#define \(name)")
      case .macroWithArguments: lines.append("#define \(name)(...)")
      case .value:
        let isOptions = ["Options", "Mask", "Edges", "Traits", "Events"].contains { name.hasSuffix($0) }
        lines.append(
          "typedef NS_\(isOptions ? "OPTIONS" : "ENUM")(NS\(isOptions ? "U" : "")Integer, \(name)) { ViewCode\(name)Value = 1 };"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The declared value types, which may have different names in Swift.
  var values: [String] { order.filter { declared[$0] == .value } }

  private static let generic = Dictionary(
    uniqueKeysWithValues: SystemClasses.generic.filter { $0.name.hasPrefix("UI") }.map { ($0.name, $0.parameters) })

  private static let system: Set<String> = Set(
    ["NSObject", "NSError"] + SystemClasses.values.map(\.name) + SystemClasses.kept.map(\.name)
      + SystemClasses.renamed.map(\.name) + SystemClasses.renamedSubclasses.map(\.name))
}

/// The Swift names of Apple's types.
struct SwiftTypeNames {
  private let isClass: (String) -> Bool
  private let isValue: (String) -> Bool

  /// - Parameters:
  ///   - isClass: Returns whether a name is that of one of Apple's classes.
  ///   - isValue: Returns whether headers use a name as neither a class nor a protocol.
  init(isClass: @escaping (String) -> Bool, isValue: @escaping (String) -> Bool) {
    self.isClass = isClass
    self.isValue = isValue
  }

  /// Returns the Swift name of a type of Apple that is not a class: `UIViewAnimationOptions` is
  /// `UIView.AnimationOptions`.
  ///
  /// Most of these types are nested in the class whose name is their prefix.
  func name(of name: String) -> String {
    if let known = SwiftTypeNames.special[name] { return known }
    guard isValue(name), name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CA") || name.hasPrefix("AV")
    else {
      return name
    }
    var end = name.index(before: name.endIndex)
    while end > name.index(name.startIndex, offsetBy: 2) {
      let owner = String(name[..<end])
      if name[end].isUppercase, isClass(owner) { return "\(owner).\(name[end...])" }
      end = name.index(before: end)
    }
    return name
  }

  /// - Source: the pages of these types at developer.apple.com/documentation, in both languages
  private static let special: [String: String] = {
    var names = [
      "ViewCodeCGFloat": "CGFloat", "NSComparisonResult": "ComparisonResult", "NSTimeInterval": "TimeInterval",
      "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup", "CFTimeInterval": "CFTimeInterval",
      "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_source_t": "DispatchSource",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UITabBarSystemItem": "UITabBarItem.SystemItem",
      "UIControlEvents": "UIControl.Event", "UIViewAutoresizing": "UIView.AutoresizingMask",
      "UITableViewCellStyle": "UITableViewCell.CellStyle",
      "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "UITextBorderStyle": "UITextField.BorderStyle", "UIButtonType": "UIButton.ButtonType",
      "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype", "UIPressType": "UIPress.PressType",
      "UITouchType": "UITouch.TouchType", "UIActivityType": "UIActivity.ActivityType",
      "UIActivityCategory": "UIActivity.Category", "UITextWritingDirection": "NSWritingDirection",
      "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
      "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
      "UICollectionElementCategory": "UICollectionView.ElementCategory", "UIKeyboardHIDUsage": "UIKeyboardHIDUsage",
      "UITabBarItemPositioning": "UITabBar.ItemPositioning", "UIPreviewActionStyle": "UIPreviewAction.Style",
      "UIDocumentChangeKind": "UIDocument.ChangeKind", "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
      "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
      "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
      "NSURLSessionTaskState": "URLSessionTask.State", "NSStringEncoding": "String.Encoding.RawValue",
      "NSStringCompareOptions": "NSString.CompareOptions", "NSDataReadingOptions": "NSData.ReadingOptions",
      "NSDataWritingOptions": "NSData.WritingOptions", "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
      "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
      "NSSearchPathDirectory": "FileManager.SearchPathDirectory",
      "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask", "NSCalendarUnit": "NSCalendar.Unit",
      "NSDateFormatterStyle": "DateFormatter.Style", "NSNumberFormatterStyle": "NumberFormatter.Style",
      "NSKeyValueObservingOptions": "NSKeyValueObservingOptions", "NSEnumerationOptions": "NSEnumerationOptions",
      "NSURLCredentialPersistence": "URLCredential.Persistence", "NSOperationQueuePriority": "Operation.QueuePriority",
      "NSQualityOfService": "QualityOfService", "NSRegularExpressionOptions": "NSRegularExpression.Options",
      "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat", "NSStreamEvent": "Stream.Event",
      "NSStreamStatus": "Stream.Status", "NSNotificationName": "NSNotification.Name",
      "AVCaptureDevicePosition": "AVCaptureDevice.Position", "AVCaptureFlashMode": "AVCaptureDevice.FlashMode",
      "AVCaptureTorchMode": "AVCaptureDevice.TorchMode", "AVPlayerStatus": "AVPlayer.Status",
      "AVPlayerItemStatus": "AVPlayerItem.Status", "AVMediaType": "AVMediaType", "UTType": "UTType",
      "UIFontWeight": "UIFont.Weight", "UIFontTextStyle": "UIFont.TextStyle",
      "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction", "UIRectCorner": "UIRectCorner",
    ]
    for name in [
      "UIDeviceOrientation", "UIViewAnimatingState", "UIViewAnimatingPosition", "UIVibrancyEffectStyle",
      "UIKeyModifierFlags",
      "UIDatePickerStyle", "UIContextMenuInteractionCommitStyle", "UIDocumentPickerMode", "UITextInteractionMode",
      "UITraitEnvironmentLayoutDirection", "UIAlertViewStyle", "UIViewControllerTransitionCoordinator",
      "UIApplicationShortcutIconType", "NSTextAlignment", "NSLineBreakMode", "NSWritingDirection",
    ] { names[name] = name }
    return names
  }()
}
