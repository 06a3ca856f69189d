/// Apple's classes that a project's classes derive from.
package enum KnownClasses {
  /// Returns the superclass of a class, or nil for unknown classes and for root classes.
  package static func superclass(of name: String) -> String? {
    table[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  package static func isKnown(_ name: String) -> Bool { table[name] != nil }

  /// Returns whether a class is equal to another or derives from it.
  package static func isKind(_ name: String, of base: String) -> Bool {
    var current: String? = name
    while let candidate = current {
      if candidate == base { return true }
      current = superclass(of: candidate)
    }
    return false
  }

  private static let table: [String: String] = {
    var table = ["NSObject": ""]
    for entry in [uiKit, foundation, others].joined(separator: " ").split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":")
      table[String(parts[0])] = parts.count > 1 ? String(parts[1]) : "NSObject"
    }
    return table
  }()

  /// The available classes of UIKit and Core Animation, each with its superclass unless that is `NSObject`.
  private static let uiKit = """
    CAAnimation CAAnimationGroup:CAAnimation CABasicAnimation:CAPropertyAnimation CADisplayLink \
    CAGradientLayer:CALayer CAKeyframeAnimation:CAPropertyAnimation CALayer CAMediaTimingFunction \
    CAPropertyAnimation:CAAnimation CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation CATransaction \
    CATransition:CAAnimation CAValueFunction NSCollectionLayoutAnchor \
    NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem \
    NSCollectionLayoutDecorationItem:NSCollectionLayoutItem NSCollectionLayoutDimension \
    NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup:NSCollectionLayoutItem NSCollectionLayoutGroupCustomItem \
    NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
    NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem NSDataAsset NSLayoutAnchor NSLayoutConstraint \
    NSLayoutDimension:NSLayoutAnchor NSLayoutManager NSLayoutXAxisAnchor:NSLayoutAnchor \
    NSLayoutYAxisAnchor:NSLayoutAnchor NSMutableParagraphStyle:NSParagraphStyle NSParagraphStyle NSShadow \
    NSStringDrawingContext NSTextAttachment NSTextContainer NSTextList NSTextStorage:NSMutableAttributedString \
    NSTextTab UIAccessibilityCustomAction UIAccessibilityElement:UIResponder UIAction:UIMenuElement UIActivity \
    UIActivityItemProvider:Operation UIMenuController UIMenuItem UIUserNotificationCategory UIUserNotificationSettings \
    UIActivityIndicatorView:UIView UIActivityViewController:UIViewController UIAlertAction \
    UIAlertController:UIViewController UIApplication:UIResponder UIBarAppearance UIBarButtonItem:UIBarItem \
    UIBarButtonItemGroup UIFocusAnimationCoordinator UIFocusEffect UIFocusHaloEffect:UIFocusEffect UIFocusSystem \
    UIFocusUpdateContext UISearchSuggestionItem \
    UIGraphicsPDFRenderer:UIGraphicsRenderer UIGraphicsPDFRendererContext:UIGraphicsRendererContext \
    UIGraphicsPDFRendererFormat:UIGraphicsRendererFormat UIGlassContainerEffect:UIVisualEffect \
    UIGlassEffect:UIVisualEffect UIPasteConfiguration UIPasteControl:UIControl UIPrintFormatter UIPrintInfo \
    UIScrollEdgeEffect UISymbolEffectCompletionContext UITab UITabAccessory \
    UIBackgroundExtensionView:UIView UIMainMenuSystem:UIMenuSystem UISceneAccessory UISceneAccessoryRegistration \
    UISceneClosureConfirmation UIScrollEdgeElementContainerInteraction UISymbolContentTransition \
    UITabGroup:UITab UISearchTab:UITab UISimpleTextPrintFormatter:UIPrintFormatter \
    UIMarkupTextPrintFormatter:UIPrintFormatter \
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBezierPath UIBlurEffect:UIVisualEffect \
    UIButton:UIControl UICalendarSelection UICalendarSelectionMultiDate:UICalendarSelection \
    UICalendarSelectionSingleDate:UICalendarSelection UICalendarSelectionWeekOfYear:UICalendarSelection \
    UICalendarView:UIView UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView:UIView \
    UICollectionView:UIScrollView UICollectionViewCell:UICollectionReusableView \
    UICollectionViewCompositionalLayout:UICollectionViewLayout UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewController:UIViewController UICollectionViewFlowLayout:UICollectionViewLayout \
    UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext UICollectionViewLayout \
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext \
    UICollectionViewListCell:UICollectionViewCell UICollectionViewTransitionLayout:UICollectionViewLayout \
    UICollectionViewUpdateItem UIColor UIColorWell:UIControl UICommand:UIMenuElement UICommandAlternate \
    UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UIControl:UIView UICubicTimingParameters \
    UIDatePicker:UIControl UIDeferredMenuElement:UIMenuElement UIDevice UIEditMenuConfiguration \
    UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer \
    UIGraphicsImageRenderer:UIGraphicsRenderer UIGraphicsImageRendererContext:UIGraphicsRendererContext \
    UIGraphicsImageRendererFormat:UIGraphicsRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
    UIGraphicsRendererFormat UIHoverGestureRecognizer:UIGestureRecognizer UIImage UIImageAsset UIImageView:UIView \
    UIImpactFeedbackGenerator:UIFeedbackGenerator UIKey UIKeyCommand:UICommand \
    UIKeyboardLayoutGuide:UITrackingLayoutGuide UILabel:UIView UILayoutGuide UIListContentView:UIView \
    UILongPressGestureRecognizer:UIGestureRecognizer UIMenu:UIMenuElement UIMenuElement UINavigationBar:UIView \
    UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController UINavigationItem UINib \
    UINotificationFeedbackGenerator:UIFeedbackGenerator UIOpenURLContext UIPageControl:UIControl \
    UIPageViewController:UIViewController UIPanGestureRecognizer:UIGestureRecognizer UIPasteboard \
    UIPercentDrivenInteractiveTransition UIPickerView:UIView UIPinchGestureRecognizer:UIGestureRecognizer \
    UIPopoverPresentationController:UIPresentationController UIPresentationController UIPress UIPressesEvent:UIEvent \
    UIDragPreview UIDragPreviewParameters:UIPreviewParameters UIDragPreviewTarget:UIPreviewTarget \
    UIPreviewParameters UIPreviewTarget UITargetedDragPreview:UITargetedPreview UIProgressView:UIView UIRefreshControl:UIControl UIResponder \
    UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder UISceneConfiguration UISceneSession \
    UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView \
    UISearchBar:UIView \
    UISearchController:UIViewController UISearchTextField:UITextField UISearchToken UISegmentedControl:UIControl \
    UISelectionFeedbackGenerator:UIFeedbackGenerator UISheetPresentationController:UIPresentationController \
    UISlider:UIControl UISplitViewController:UIViewController UISpringTimingParameters UIStackView:UIView \
    UIStatusBarManager UIStepper:UIControl UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration \
    UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl UITabBar:UIView \
    UITabBarAppearance:UIBarAppearance UITabBarController:UIViewController UITabBarItem:UIBarItem \
    UITabBarItemAppearance UITabBarItemStateAppearance UITableView:UIScrollView UITableViewCell:UIView \
    UITableViewController:UIViewController UITableViewHeaderFooterView:UIView \
    UITapGestureRecognizer:UIGestureRecognizer UITargetedPreview UITextField:UIControl UITextInputMode \
    UITextInputPasswordRules UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect \
    UITextView:UIScrollView UIToolbar:UIView UIToolbarAppearance:UIBarAppearance UITouch \
    UITrackingLayoutGuide:UILayoutGuide UITraitCollection UIVibrancyEffect:UIVisualEffect UIView:UIResponder \
    UIViewController:UIResponder UIViewPropertyAnimator UIVisualEffect UIVisualEffectView:UIView UIWindow:UIView \
    UIWindowScene:UIScene \
    CAReplicatorLayer:CALayer CATextLayer:CALayer CATransformLayer:CALayer CIColor UIAccessibilityCustomRotor \
    UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIActionSheet:UIView \
    UIAlertView:UIView UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior:UIDynamicBehavior \
    UICollectionViewDropProposal:UIDropProposal UICollisionBehavior:UIDynamicBehavior \
    UIColorPickerViewController:UIViewController UIContentUnavailableView:UIView UIDocument \
    UIDocumentPickerViewController:UIViewController UIDragInteraction UIDragItem UIDropInteraction UIDropProposal \
    UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior:UIDynamicBehavior UIFindInteraction UIFindSession \
    UIFontPickerViewController:UIViewController UIGravityBehavior:UIDynamicBehavior \
    UIImagePickerController:UINavigationController UIInputView:UIView UIInterpolatingMotionEffect:UIMotionEffect \
    UILargeContentViewerInteraction UILocalizedIndexedCollation UIMotionEffect UIMotionEffectGroup:UIMotionEffect \
    UIMutableApplicationShortcutItem:UIApplicationShortcutItem UIPointerInteraction UIPointerRegion \
    UIPointerRegionRequest UIPointerStyle UIPushBehavior:UIDynamicBehavior UISnapBehavior:UIDynamicBehavior \
    UITableViewDropProposal:UIDropProposal UITableViewRowAction UITextSearchOptions \
    UITextSearchingFindSession:UIFindSession UISceneDestructionRequestOptions UIScreenMode UIDynamicItemGroup \
    UIFieldBehavior:UIDynamicBehavior UIRegion UIHoverStyle UIMenuSystem UITextInputAssistantItem UIScribbleInteraction \
    UIDocumentInteractionController UIViewPrintFormatter:UIPrintFormatter \
    UIVideoEditorController:UINavigationController
    """

  /// The classes of Foundation that apps subclass.
  private static let foundation = """
    Bundle Formatter NumberFormatter:Formatter DateFormatter:Formatter FileManager InputStream:Stream OutputStream:Stream \
    Stream NotificationCenter NSArray NSAttributedString NSCache NSCoder NSCountedSet:NSMutableSet NSData NSDictionary \
    NSError NSMutableArray:NSArray NSMutableAttributedString:NSAttributedString NSMutableData:NSData \
    NSMutableDictionary:NSDictionary NSMutableSet:NSSet NSMutableString:NSString NSNotification NSNumber:NSValue NSSet \
    NSString NSURL NSValue Operation BlockOperation:Operation OperationQueue Progress RunLoop Thread Timer Scanner \
    URLProtocol URLSession UserDefaults UndoManager ValueTransformer XMLParser JSONSerialization \
    NSPredicate NSExpression NSRegularExpression NSDataDetector:NSRegularExpression
    """

  /// The classes of other modules.
  private static let others = """
    XCTestCase:XCTest XCTest WKWebView:UIView SFSafariViewController:UIViewController MKMapView:UIView \
    MKAnnotationView:UIView MKMarkerAnnotationView:MKAnnotationView MKPointAnnotation AVPlayerViewController:UIViewController \
    AVPlayer AVPlayerLayer:CALayer AVCaptureVideoPreviewLayer:CALayer UIHostingController:UIViewController \
    MFMailComposeViewController:UINavigationController MFMessageComposeViewController:UINavigationController \
    CLLocationManager NSManagedObject NSManagedObjectContext NSPersistentContainer UIImagePickerController:UINavigationController \
    UIDocumentPickerViewController:UIViewController UIDocument UIInputView:UIView UIInputViewController:UIViewController \
    UIDynamicBehavior UIDynamicAnimator UIPrintPageRenderer SKView:UIView SKScene:SKNode SKNode:UIResponder \
    SKSpriteNode:SKNode SCNView:UIView ARSCNView:SCNView QLPreviewController:UIViewController \
    UITableViewDiffableDataSource UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshotReference PHPickerViewController:UIViewController UNNotificationServiceExtension UIWebView:UIView \
    UIReferenceLibraryViewController:UIViewController MTKView:UIView GLKView:UIView CATextLayer:CALayer \
    CAEmitterLayer:CALayer CAReplicatorLayer:CALayer CATransformLayer:CALayer CAScrollLayer:CALayer CATiledLayer:CALayer \
    UITableViewFocusUpdateContext:UIFocusUpdateContext UICollectionViewFocusUpdateContext:UIFocusUpdateContext \
    UITextInteraction UIDocumentBrowserViewController:UIViewController \
    CAEmitterCell UIFocusGuide:UILayoutGuide UIDragInteraction UIDropInteraction UIPointerInteraction \
    UIBackgroundConfiguration UIPrintInteractionController UILocalNotification UIMenuController UITableViewRowAction \
    UITextChecker UIPencilInteraction UIFontPickerViewController:UIViewController UIColorPickerViewController:UIViewController
    """
}
