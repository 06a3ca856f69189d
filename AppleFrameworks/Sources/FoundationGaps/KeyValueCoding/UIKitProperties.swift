import Foundation
@_spi(Host) import UIKit

/// The properties of UIKit and Foundation classes that code reads, sets or observes by key.
@MainActor
enum UIKitProperties {
  static let all: [(AnyClass, [String: AnyKeyPath])] = views + controls + controllers + alerts + others

  private static let views: [(AnyClass, [String: AnyKeyPath])] = [
    (
      UIView.self,
      [
        "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center, "transform": \UIView.transform,
        "alpha": \UIView.alpha, "hidden": \UIView.isHidden, "opaque": \UIView.isOpaque, "tag": \UIView.tag,
        "backgroundColor": \UIView.backgroundColor, "tintColor": \UIView.tintColor,
        "clipsToBounds": \UIView.clipsToBounds, "contentMode": \UIView.contentMode,
        "userInteractionEnabled": \UIView.isUserInteractionEnabled, "superview": \UIView.superview,
        "subviews": \UIView.subviews, "window": \UIView.window, "layer": \UIView.layer,
        "safeAreaInsets": \UIView.safeAreaInsets, "layoutMargins": \UIView.layoutMargins,
        "autoresizingMask": \UIView.autoresizingMask, "traitCollection": \UIView.traitCollection,
        "gestureRecognizers": \UIView.gestureRecognizers, "multipleTouchEnabled": \UIView.isMultipleTouchEnabled,
        "exclusiveTouch": \UIView.isExclusiveTouch,
      ]
    ),
    (
      UIScrollView.self,
      [
        "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
        "contentInset": \UIScrollView.contentInset, "adjustedContentInset": \UIScrollView.adjustedContentInset,
        "scrollEnabled": \UIScrollView.isScrollEnabled, "pagingEnabled": \UIScrollView.isPagingEnabled,
        "bounces": \UIScrollView.bounces, "zoomScale": \UIScrollView.zoomScale,
        "dragging": \UIScrollView.isDragging, "tracking": \UIScrollView.isTracking,
        "decelerating": \UIScrollView.isDecelerating, "refreshControl": \UIScrollView.refreshControl,
        "panGestureRecognizer": \UIScrollView.panGestureRecognizer,
      ]
    ),
    (UITableView.self, ["editing": \UITableView.isEditing, "rowHeight": \UITableView.rowHeight]),
    (
      UILabel.self,
      [
        "text": \UILabel.text, "attributedText": \UILabel.attributedText, "font": \UILabel.font,
        "textColor": \UILabel.textColor, "textAlignment": \UILabel.textAlignment,
        "numberOfLines": \UILabel.numberOfLines,
      ]
    ),
    (UIImageView.self, ["image": \UIImageView.image, "highlightedImage": \UIImageView.highlightedImage]),
    (
      UITextView.self,
      [
        "text": \UITextView.text, "attributedText": \UITextView.attributedText, "font": \UITextView.font,
        "textColor": \UITextView.textColor, "editable": \UITextView.isEditable,
        "selectedRange": \UITextView.selectedRange,
      ]
    ),
    (UIProgressView.self, ["progress": \UIProgressView.progress]),
    (
      UINavigationBar.self,
      [
        "prefersLargeTitles": \UINavigationBar.prefersLargeTitles, "hidesShadow": \UINavigationBar.hidesShadow,
        "translucent": \UINavigationBar.isTranslucent, "barTintColor": \UINavigationBar.barTintColor,
        "shadowImage": \UINavigationBar.shadowImage, "topItem": \UINavigationBar.topItem,
        "titleTextAttributes": \UINavigationBar.titleTextAttributes,
      ]
    ),
    (
      UITabBar.self,
      [
        "hidesShadow": \UITabBar.hidesShadow, "_hidesShadow": \UITabBar.hidesShadow, "items": \UITabBar.items,
        "selectedItem": \UITabBar.selectedItem, "translucent": \UITabBar.isTranslucent,
        "barTintColor": \UITabBar.barTintColor, "shadowImage": \UITabBar.shadowImage,
        "unselectedItemTintColor": \UITabBar.unselectedItemTintColor,
      ]
    ),
    (
      UIToolbar.self,
      [
        "hidesShadow": \UIToolbar.hidesShadow, "_hidesShadow": \UIToolbar.hidesShadow, "items": \UIToolbar.items,
        "translucent": \UIToolbar.isTranslucent, "barTintColor": \UIToolbar.barTintColor,
      ]
    ),
    (
      UISearchBar.self,
      [
        "text": \UISearchBar.text, "placeholder": \UISearchBar.placeholder,
        // Apps used this key before iOS 13 to access the text field.
        "searchField": \UISearchBar.searchTextField,
        "cancelButton": \UISearchBar.cancelButton,
      ]
    ),
  ]

  private static let controls: [(AnyClass, [String: AnyKeyPath])] = [
    (
      UIControl.self,
      [
        "enabled": \UIControl.isEnabled, "selected": \UIControl.isSelected, "highlighted": \UIControl.isHighlighted,
        "tracking": \UIControl.isTracking,
      ]
    ),
    (UIButton.self, ["titleLabel": \UIButton.titleLabel, "imageView": \UIButton.imageView]),
    (
      UITextField.self,
      [
        "text": \UITextField.text, "placeholder": \UITextField.placeholder, "font": \UITextField.font,
        "textColor": \UITextField.textColor, "attributedText": \UITextField.attributedText,
        "attributedPlaceholder": \UITextField.attributedPlaceholder,
        "clearButton": \UITextField.keyedClearButton, "_clearButton": \UITextField.keyedClearButton,
        "placeholderLabel": \UITextField.placeholderLabel,
      ]
    ),
    (UISwitch.self, ["on": \UISwitch.isOn]),
    (
      UISlider.self,
      [
        "value": \UISlider.value, "minimumValue": \UISlider.minimumValue, "maximumValue": \UISlider.maximumValue,
      ]
    ),
    (UIStepper.self, ["value": \UIStepper.value]),
    (
      UIDatePicker.self,
      [
        "date": \UIDatePicker.date, "textColor": \UIDatePicker.titleColor,
        "highlightsToday": \UIDatePicker.highlightsToday, "minimumDate": \UIDatePicker.minimumDate,
        "maximumDate": \UIDatePicker.maximumDate, "locale": \UIDatePicker.locale,
      ]
    ),
    (UIPickerView.self, ["textColor": \UIPickerView.titleColor]),
    (UISegmentedControl.self, ["selectedSegmentIndex": \UISegmentedControl.selectedSegmentIndex]),
    (UIPageControl.self, ["currentPage": \UIPageControl.currentPage, "numberOfPages": \UIPageControl.numberOfPages]),
    (UIGestureRecognizer.self, ["state": \UIGestureRecognizer.state, "enabled": \UIGestureRecognizer.isEnabled]),
  ]

  private static let controllers: [(AnyClass, [String: AnyKeyPath])] = [
    (
      UIViewController.self,
      [
        "title": \UIViewController.title, "view": \UIViewController.view,
        "navigationItem": \UIViewController.navigationItem, "tabBarItem": \UIViewController.tabBarItem,
        "navigationController": \UIViewController.navigationController,
        "tabBarController": \UIViewController.tabBarController,
        "parentViewController": \UIViewController.parent,
        "presentedViewController": \UIViewController.presentedViewController,
        "presentingViewController": \UIViewController.presentingViewController,
        "preferredContentSize": \UIViewController.preferredContentSize,
        "editing": \UIViewController.isEditing,
      ]
    ),
    (
      UINavigationController.self,
      [
        "viewControllers": \UINavigationController.viewControllers,
        "navigationBar": \UINavigationController.replaceableNavigationBar,
        "topViewController": \UINavigationController.topViewController,
        "visibleViewController": \UINavigationController.visibleViewController,
        "navigationBarHidden": \UINavigationController.isNavigationBarHidden,
      ]
    ),
    (
      UITabBarController.self,
      [
        "viewControllers": \UITabBarController.viewControllers,
        "selectedIndex": \UITabBarController.selectedIndex,
        "selectedViewController": \UITabBarController.selectedViewController,
        "tabBar": \UITabBarController.replaceableTabBar,
      ]
    ),
    (UINavigationItem.self, ["title": \UINavigationItem.title, "prompt": \UINavigationItem.prompt]),
    (
      UIBarItem.self,
      ["title": \UIBarItem.title, "image": \UIBarItem.image, "enabled": \UIBarItem.isEnabled, "tag": \UIBarItem.tag]
    ),
    (UIBarButtonItem.self, ["view": \UIBarButtonItem.viewAfterLayout]),
    (
      UITabBarItem.self,
      [
        "badgeValue": \UITabBarItem.badgeValue, "view": \UITabBarItem.viewAfterLayout,
        "selectedImage": \UITabBarItem.selectedImage, "badgeColor": \UITabBarItem.badgeColor,
      ]
    ),
    (
      NSLayoutConstraint.self,
      [
        "constant": \NSLayoutConstraint.constant, "priority": \NSLayoutConstraint.priority,
        "active": \NSLayoutConstraint.isActive, "identifier": \NSLayoutConstraint.identifier,
      ]
    ),
  ]

  /// The properties of alerts that only keys reach on iOS, and that many apps set.
  private static let alerts: [(AnyClass, [String: AnyKeyPath])] = [
    (
      UIAlertController.self,
      [
        "attributedTitle": \UIAlertController.attributedTitle,
        "attributedMessage": \UIAlertController.attributedMessage,
        "contentViewController": \UIAlertController.contentViewController,
      ]
    ),
    (
      UIAlertAction.self,
      [
        "titleTextColor": \UIAlertAction.titleTextColor, "titleTextAlignment": \UIAlertAction.titleTextAlignment,
        "image": \UIAlertAction.image, "imageTintColor": \UIAlertAction.imageTintColor,
      ]
    ),
  ]

  private static let others: [(AnyClass, [String: AnyKeyPath])] = [
    (
      Operation.self,
      [
        "cancelled": \Operation.isCancelled, "executing": \Operation.isExecuting, "finished": \Operation.isFinished,
        "ready": \Operation.isReady, "dependencies": \Operation.dependencies,
        "queuePriority": \Operation.queuePriority, "name": \Operation.name,
      ]
    ),
    (
      OperationQueue.self,
      [
        "operations": \OperationQueue.operations, "operationCount": \OperationQueue.operationCount,
        "maxConcurrentOperationCount": \OperationQueue.maxConcurrentOperationCount,
        "suspended": \OperationQueue.isSuspended, "name": \OperationQueue.name,
      ]
    ),
    (
      Progress.self,
      [
        "fractionCompleted": \Progress.fractionCompleted, "completedUnitCount": \Progress.completedUnitCount,
        "totalUnitCount": \Progress.totalUnitCount, "finished": \Progress.isFinished,
        "cancelled": \Progress.isCancelled, "paused": \Progress.isPaused,
        "indeterminate": \Progress.isIndeterminate, "localizedDescription": \Progress.localizedDescription,
        "localizedAdditionalDescription": \Progress.localizedAdditionalDescription,
      ]
    ),
  ]
}
