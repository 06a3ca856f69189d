import Foundation
import UIKit

/// The default value of a type: false, 0, an empty text or collection, nil, an empty view, or a model with default
/// values in all fields.
public enum PlainValue {
  /// Returns the default value of a type.
  ///
  /// - Parameter reason: A closure that returns the message with which the app stops if no such value exists.
  public static func make<Value>(_ type: Value.Type = Value.self, reason: () -> String) -> Value {
    if let value = plain(Value.self) { return value }
    fatalError("\(reason()), and there is no default value of \(Value.self) to continue with")
  }

  /// Returns nil for types without a default value: functions, and unknown classes and enumerations.
  static func plain<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    if type == Any.self { return MissingObject() as? Value }
    if let type = type as? any ExpressibleByNilLiteral.Type { return nilLiteral(type) as? Value }
    if let type = type as? any PlainMissing.Type, let value = type.plainMissing() as? Value { return value }
    if let value = foundation(type) as? Value { return value }
    if let type = type as? any _Pointer.Type { return pointer(type) as? Value }
    if let value = literal(type) as? Value { return value }
    if MainQueue.isCurrent, let value = MainActor.assumeIsolated({ Handed(interface(type)) }).value as? Value {
      return value
    }
    // The first case of an enumeration has precedence over its raw value.
    if let type = type as? any CaseIterable.Type, let value = firstCase(type) as? Value { return value }
    if let type = type as? any RawRepresentable.Type, let value = rawRepresentable(type) as? Value { return value }
    if let type = type as? any Decodable.Type { return (try? type.init(from: PlainDecoder(codingPath: []))) as? Value }
    return MissingObject() as? Value
  }

  /// Unchecked: the value is created and used on the main thread.
  private struct Handed: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  /// Returns a pointer to zeros, which stay allocated while the program runs. Results of C functions are read from it.
  private static func pointer<Value: _Pointer>(_ type: Value.Type) -> Any? { Value(bitPattern: zeros) }

  private static let zeros: UInt = {
    let count = 4096
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return UInt(bitPattern: memory)
  }()

  private static func nilLiteral<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value {
    Value(nilLiteral: ())
  }

  private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }

  /// Returns the value whose raw value is the plain one, or nil for enumerations without such a case.
  private static func rawRepresentable<Value: RawRepresentable>(_ type: Value.Type) -> Any? {
    guard let raw: Value.RawValue = plain(Value.RawValue.self) else { return nil }
    return Value(rawValue: raw)
  }

  private static func literal<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case let type as any FixedWidthInteger.Type: integer(type)
    case let type as any BinaryFloatingPoint.Type: floating(type)
    case let type as any ExpressibleByBooleanLiteral.Type: boolean(type)
    case let type as any StringProtocol.Type: string(type)
    case let type as any ExpressibleByArrayLiteral.Type: array(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
    default: nil
    }
  }

  private static func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Any { Value.zero }
  private static func floating<Value: BinaryFloatingPoint>(_ type: Value.Type) -> Any { Value.zero }
  private static func boolean<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Any {
    (false as? Value.BooleanLiteralType).map { Value(booleanLiteral: $0) } as Any
  }
  private static func string<Value: StringProtocol>(_ type: Value.Type) -> Any { Value(stringLiteral: "") }
  private static func array<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Any { [] as Value }
  private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
    [:] as Value
  }

  private static func foundation<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case is OpaquePointer.Type: OpaquePointer(bitPattern: zeros)
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: Data()
    case is URL.Type: URL(filePath: "/")
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    case is IndexPath.Type: IndexPath(item: 0, section: 0)
    case is NSString.Type: NSMutableString()
    case is NSNumber.Type: NSNumber(value: 0)
    // An object of a subclass is also one of the class.
    case is NSArray.Type: NSMutableArray()
    case is NSDictionary.Type: NSMutableDictionary()
    case is NSSet.Type: NSMutableSet()
    case is DateFormatter.Type: DateFormatter()
    case is NumberFormatter.Type: NumberFormatter()
    case is Calendar.Type: Calendar.current
    case is Locale.Type: Locale.current
    case is TimeZone.Type: TimeZone.current
    case is Bundle.Type: Bundle.main
    case is FileManager.Type: FileManager.default
    case is UserDefaults.Type: UserDefaults.standard
    case is NotificationCenter.Type: NotificationCenter.default
    case is OperationQueue.Type: OperationQueue.main
    case is Progress.Type: Progress(totalUnitCount: 1)
    case is NSError.Type: NSError(domain: "Objective-C", code: 0)
    case _ where type == (any Error).self: NSError(domain: "Objective-C", code: 0)
    case is NSAttributedString.Type: NSMutableAttributedString(string: "")
    default: nil
    }
  }

  @MainActor
  private static func interface<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case is UIColor.Type: UIColor.clear
    case is UIImage.Type: UIImage()
    case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
    case is UIEdgeInsets.Type: UIEdgeInsets.zero
    default: object(type)
    }
  }

  /// Returns an empty object of the class itself, for classes of UIKit that apps store and pass on.
  @MainActor
  private static func object<Value>(_ type: Value.Type) -> Any? {
    let makers: [(AnyClass, () -> NSObject)] = [
      (UIView.self, { UIView() }), (UIViewController.self, { UIViewController() }), (UILabel.self, { UILabel() }),
      (UIButton.self, { UIButton() }), (UIImageView.self, { UIImageView() }), (UITextField.self, { UITextField() }),
      (UITextView.self, { UITextView() }), (UIStackView.self, { UIStackView() }),
      (UIScrollView.self, { UIScrollView() }), (UITableView.self, { UITableView() }),
      (
        UICollectionView.self,
        {
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
      ),
      (UICollectionViewLayout.self, { UICollectionViewFlowLayout() }),
      (UICollectionViewFlowLayout.self, { UICollectionViewFlowLayout() }),
      (UITableViewCell.self, { UITableViewCell() }), (UICollectionViewCell.self, { UICollectionViewCell() }),
      (UICollectionReusableView.self, { UICollectionReusableView() }),
      (UITableViewHeaderFooterView.self, { UITableViewHeaderFooterView() }), (UIControl.self, { UIControl() }),
      (UISwitch.self, { UISwitch() }), (UISlider.self, { UISlider() }), (UIStepper.self, { UIStepper() }),
      (UISegmentedControl.self, { UISegmentedControl() }), (UIDatePicker.self, { UIDatePicker() }),
      (UIPickerView.self, { UIPickerView() }), (UIProgressView.self, { UIProgressView() }),
      (UIActivityIndicatorView.self, { UIActivityIndicatorView() }), (UIPageControl.self, { UIPageControl() }),
      (UIRefreshControl.self, { UIRefreshControl() }), (UISearchBar.self, { UISearchBar() }),
      (UISearchController.self, { UISearchController(searchResultsController: nil) }),
      (UINavigationBar.self, { UINavigationBar() }), (UIToolbar.self, { UIToolbar() }), (UITabBar.self, { UITabBar() }),
      (UIVisualEffectView.self, { UIVisualEffectView() }), (UIBarButtonItem.self, { UIBarButtonItem() }),
      (UIBarItem.self, { UIBarButtonItem() }), (UITabBarItem.self, { UITabBarItem() }),
      (UINavigationItem.self, { UINavigationItem(title: "") }),
      (UIGestureRecognizer.self, { UIGestureRecognizer(target: nil, action: nil) }),
      (UITapGestureRecognizer.self, { UITapGestureRecognizer(target: nil, action: nil) }),
      (UIPanGestureRecognizer.self, { UIPanGestureRecognizer(target: nil, action: nil) }),
      (UIMenu.self, { UIMenu() }), (UIAction.self, { UIAction { _ in } }), (UIBezierPath.self, { UIBezierPath() }),
      (UILayoutGuide.self, { UILayoutGuide() }), (CALayer.self, { CALayer() }), (CAShapeLayer.self, { CAShapeLayer() }),
      (CAGradientLayer.self, { CAGradientLayer() }), (UINavigationController.self, { UINavigationController() }),
      (UITabBarController.self, { UITabBarController() }),
      (UIAlertController.self, { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }),
      (UITableViewController.self, { UITableViewController() }), (NSObject.self, { NSObject() }),
    ]
    guard let wanted = type as? AnyClass else { return nil }
    return makers.first { $0.0 == wanted }?.1()
  }
}

extension UnsafeMutablePointer where Pointee: PlainMissing {
  /// Allocates memory for values of a missing module, and initializes each with its default value. In C, memory needs
  /// no initialization, but objects do.
  public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Pointee>.stride, alignment: MemoryLayout<Pointee>.alignment
    ).bindMemory(to: Pointee.self, capacity: count)
    for index in 0..<count {
      (memory + index).initialize(to: PlainValue.make { "memory of \(Pointee.self) is asked for" })
    }
    return memory
  }
}

/// A stub of a class with an initializer without parameters.
public protocol PlainMissing {
  static func plainMissing() -> Any
}

/// The check whether code runs on the main queue, where views may be created. It need not be the process's first
/// thread.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread }
}
