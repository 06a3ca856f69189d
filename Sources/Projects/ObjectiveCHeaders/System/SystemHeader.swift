/// The text that replaces Apple's headers: macros, number types, structures and classes.
///
/// None of it is printed. It only tells the compiler's importer the types that a header refers to, so that the header's
/// own declarations get the same names and types as in Xcode.
enum SystemHeader {
  /// The flags with which a compilation finds the system headers.
  static let definitions = [
    "TARGET_OS_IPHONE=1", "TARGET_OS_IOS=1", "TARGET_OS_SIMULATOR=1", "TARGET_IPHONE_SIMULATOR=1", "TARGET_OS_MAC=1",
    "TARGET_OS_OSX=0", "TARGET_OS_TV=0", "TARGET_OS_WATCH=0", "TARGET_OS_MACCATALYST=0", "TARGET_OS_VISION=0",
    "TARGET_OS_UNIX=0", "TARGET_OS_WIN32=0", "TARGET_OS_UIKITFORMAC=0", "TARGET_CPU_ARM64=1", "DEBUG=1",
    "__IPHONE_OS_VERSION_MIN_REQUIRED=150000", "__IPHONE_OS_VERSION_MAX_ALLOWED=180000", "__LP64__=1",
  ]

  /// The header of the module `ObjectiveC`.
  static let runtime = """
    typedef signed char BOOL;
    typedef struct objc_selector *SEL;
    typedef void (*IMP)(void);
    typedef struct objc_method *Method;
    typedef struct objc_ivar *Ivar;
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    #define Nil ((Class)0)

    """

  /// The header of the module `Foundation`, before the declarations that depend on the headers that are read.
  static var text: String {
    var lines = [macros, numbers, root]
    for (name, value) in SystemClasses.values {
      lines.append("__attribute__((swift_bridge(\"\(value == "String" ? "Swift.String" : value)\")))")
      lines.append("@interface \(name) : NSObject\n@end")
    }
    lines.append("__attribute__((swift_bridge(\"Swift.Error\")))\n@interface NSError : NSObject\n@end")
    for (name, parameters, superclass, value) in SystemClasses.generic where !name.hasPrefix("UI") {
      let mark = value.map { "__attribute__((swift_bridge(\"\($0)\"))) " } ?? ""
      lines.append("\(mark)@interface \(name)<\(parameters)> : \(superclass)\n@end")
    }
    for (name, value) in SystemClasses.renamed {
      lines.append("NS_SWIFT_NAME(\(value)) @interface \(name) : NSObject\n@end")
    }
    for (name, value, superclass) in SystemClasses.renamedSubclasses {
      lines.append("NS_SWIFT_NAME(\(value)) @interface \(name) : \(superclass)\n@end")
    }
    for (name, superclass) in SystemClasses.kept { lines.append("@interface \(name) : \(superclass)\n@end") }
    for (name, value) in SystemClasses.protocols {
      lines.append("\(value.map { "NS_SWIFT_NAME(\($0)) " } ?? "")@protocol \(name) <NSObject>\n@end")
    }
    for name in SystemClasses.references {
      lines.append("typedef struct __attribute__((objc_bridge(id))) \(name) *\(name)Ref;")
    }
    lines.append(typedefs)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let macros = """
    #include <stdint.h>
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdarg.h>
    #import <ObjectiveC/ObjectiveC.h>
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
    #define CF_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
    #define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
    #define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
    #define CF_IMPLICIT_BRIDGING_ENABLED
    #define CF_IMPLICIT_BRIDGING_DISABLED
    #define NS_SWIFT_NAME(...) __attribute__((swift_name(#__VA_ARGS__)))
    #define CF_SWIFT_NAME(...) NS_SWIFT_NAME(__VA_ARGS__)
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_SWIFT_UNAVAILABLE(message) __attribute__((availability(swift, unavailable, message=message)))
    #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(message) __attribute__((swift_attr("@_unavailableFromAsync")))
    #define NS_SWIFT_ASYNC(...)
    #define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
    #define NS_SWIFT_ASYNC_NAME(...) __attribute__((swift_async_name(#__VA_ARGS__)))
    #define NS_SWIFT_SENDABLE
    #define NS_SWIFT_NONSENDABLE
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_NONISOLATED
    #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
    #define NS_NOESCAPE __attribute__((noescape))
    #define CF_NOESCAPE NS_NOESCAPE
    #define NS_CLOSED_ENUM(_type, _name) enum __attribute__((enum_extensibility(closed))) _name : _type _name; enum _name : _type
    #define NS_FROZEN_ENUM NS_CLOSED_ENUM
    #define __VC_ENUM1(_type) enum : _type
    #define __VC_ENUM2(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
    #define __VC_ENUM_GET(_1, _2, NAME, ...) NAME
    #define NS_ENUM(...) __VC_ENUM_GET(__VA_ARGS__, __VC_ENUM2, __VC_ENUM1, )(__VA_ARGS__)
    #define CF_ENUM NS_ENUM
    #define NS_OPTIONS(_type, _name) enum __attribute__((flag_enum,enum_extensibility(open))) _name : _type _name; enum _name : _type
    #define CF_OPTIONS NS_OPTIONS
    #define NS_ERROR_ENUM(...) __VC_ENUM_GET(__VA_ARGS__, __VC_ERROR2, __VC_ERROR1, )(__VA_ARGS__)
    #define __VC_ERROR1(_domain) enum : NSInteger
    #define __VC_ERROR2(_domain, _name) enum __attribute__((enum_extensibility(open))) _name : NSInteger _name; enum _name : NSInteger
    #define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
    #define NS_STRING_ENUM NS_TYPED_ENUM
    #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
    #define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
    #define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
    #define NS_RETURNS_INNER_POINTER
    #define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
    #define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
    #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
    #define NS_ROOT_CLASS __attribute__((objc_root_class))
    #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
    #define NS_VALID_UNTIL_END_OF_SCOPE
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel))
    #define NS_REQUIRES_PROPERTY_DEFINITIONS
    #define NS_REPLACES_RECEIVER
    #define NS_RELEASES_ARGUMENT
    #define NS_CLASS_AVAILABLE(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_CLASS_DEPRECATED(...)
    #define NS_CLASS_DEPRECATED_IOS(...)
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_DEPRECATED(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_ENUM_AVAILABLE(...)
    #define NS_ENUM_AVAILABLE_IOS(...)
    #define NS_ENUM_DEPRECATED_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define API_AVAILABLE_BEGIN(...)
    #define API_AVAILABLE_END
    #define __IOS_AVAILABLE(...)
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define __OSX_AVAILABLE_STARTING(...)
    #define DEPRECATED_ATTRIBUTE
    #define DEPRECATED_MSG_ATTRIBUTE(...)
    #define UI_APPEARANCE_SELECTOR
    #define UIKIT_EXTERN extern
    #define UIKIT_STATIC_INLINE static inline
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define FOUNDATION_STATIC_INLINE static inline
    #define FOUNDATION_IMPORT extern
    #define CF_EXPORT extern
    #define CF_INLINE static inline
    #define CG_EXTERN extern
    #define CG_INLINE static inline
    #define NS_INLINE static inline
    #define OBJC_EXPORT extern
    #define OBJC_EXTERN extern
    #define EXTERN_C_BEGIN
    #define IBOutlet __attribute__((iboutlet))
    #define IBOutletCollection(ClassName) __attribute__((iboutletcollection(ClassName)))
    #define IBAction void
    #define IBInspectable
    #define IB_DESIGNABLE
    #define __IPHONE_2_0 20000
    #define __IPHONE_7_0 70000
    #define __IPHONE_8_0 80000
    #define __IPHONE_9_0 90000
    #define __IPHONE_10_0 100000
    #define __IPHONE_11_0 110000
    #define __IPHONE_12_0 120000
    #define __IPHONE_13_0 130000
    #define __IPHONE_14_0 140000
    #define __IPHONE_15_0 150000
    #define NSFoundationVersionNumber_iOS_7_0 1047.20
    #define NSFoundationVersionNumber_iOS_8_0 1140.11
    #define NSIntegerMax LONG_MAX
    #define NSUIntegerMax ULONG_MAX
    #define NSNotFound 0x7fffffffffffffffL
    #define CGFLOAT_IS_DOUBLE 1
    #define CGFLOAT_MAX __DBL_MAX__
    #define CGFLOAT_MIN __DBL_MIN__
    #define MAXFLOAT 0x1.fffffep+127f
    #define NSEC_PER_SEC 1000000000ull
    """

  private static let numbers = """
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double ViewCodeCGFloat;
    #define CGFloat ViewCodeCGFloat
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    typedef long CFIndex;
    typedef unsigned long CFTypeID;
    typedef unsigned long CFOptionFlags;
    typedef unsigned char Boolean;
    typedef unsigned short unichar;
    typedef unsigned char UInt8;
    typedef signed char SInt8;
    typedef unsigned short UInt16;
    typedef short SInt16;
    typedef unsigned int UInt32;
    typedef int SInt32;
    typedef unsigned long long UInt64;
    typedef long long SInt64;
    typedef int OSStatus;
    typedef unsigned int FourCharCode;
    typedef unsigned int OSType;
    typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
    typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct CATransform3D { CGFloat m11; } CATransform3D;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
    typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
    typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
    typedef NSRange *NSRangePointer;
    typedef struct CLLocationCoordinate2D { double latitude; double longitude; } CLLocationCoordinate2D;
    typedef double CLLocationDegrees;
    typedef double CLLocationDistance;
    typedef double CLLocationAccuracy;
    typedef double CLLocationDirection;
    typedef double CLLocationSpeed;
    """

  private static let root = """
    @class NSString, NSError, NSMethodSignature, NSInvocation;
    __attribute__((swift_name("NSObjectProtocol")))
    @protocol NSObject
    @end
    __attribute__((objc_root_class))
    @interface NSObject <NSObject>
    + (instancetype)alloc;
    + (instancetype)new;
    - (instancetype)init;
    @end
    /// In the place of `NSError **`, which has no type in a library without Objective-C's runtime.
    @interface ViewCodeErrorOut : NSObject
    @end
    """

  private static let typedefs = """
    typedef NSString *NSNotificationName __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(NSNotification.Name);
    typedef NSString *NSAttributedStringKey __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(NSAttributedString.Key);
    typedef NSString *NSErrorDomain;
    typedef NSString *NSErrorUserInfoKey;
    typedef NSString *NSExceptionName __attribute__((swift_newtype(struct)));
    typedef NSString *NSRunLoopMode __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(RunLoop.Mode);
    typedef const void *CFTypeRef;
    typedef void (^dispatch_block_t)(void);
    typedef unsigned long long dispatch_time_t;
    typedef long dispatch_once_t;
    NS_SWIFT_NAME(DispatchObject) @interface OS_dispatch_object : NSObject
    @end
    NS_SWIFT_NAME(DispatchQueue) @interface OS_dispatch_queue : OS_dispatch_object
    @end
    NS_SWIFT_NAME(DispatchGroup) @interface OS_dispatch_group : OS_dispatch_object
    @end
    NS_SWIFT_NAME(DispatchSemaphore) @interface OS_dispatch_semaphore : OS_dispatch_object
    @end
    NS_SWIFT_NAME(DispatchSource) @interface OS_dispatch_source : OS_dispatch_object
    @end
    typedef OS_dispatch_queue *dispatch_queue_t;
    typedef OS_dispatch_group *dispatch_group_t;
    typedef OS_dispatch_semaphore *dispatch_semaphore_t;
    typedef OS_dispatch_source *dispatch_source_t;
    typedef enum __attribute__((enum_extensibility(closed))) NSComparisonResult : NSInteger NSComparisonResult
      NS_SWIFT_NAME(ComparisonResult);
    enum NSComparisonResult : NSInteger { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending };
    typedef NSComparisonResult (^NSComparator)(id _Nonnull first, id _Nonnull second);
    """

  /// The Swift part of the module `Foundation`: the value types for its classes.
  static var overlay: String {
    let names = SystemClasses.values.map { (name: $0.name, value: $0.value, isOwn: $0.value != "String") }
    var lines = ["@_exported import Foundation", "@_exported import ObjectiveC"]
    for (name, value, isOwn) in names {
      lines.append("\(isOwn ? "public struct" : "extension") \(value): _ObjectiveCBridgeable {")
      lines += bridging(value, name) + ["}"]
      if isOwn {
        lines.append("extension \(value): Hashable {}")
      }
    }
    for (name, value) in [("NSArray", "Array"), ("NSDictionary", "Dictionary"), ("NSSet", "Set")] {
      lines += ["extension \(value): _ObjectiveCBridgeable {"] + bridging(value, name) + ["}"]
    }
    lines.append("extension NSError: Error {}")
    lines.append("extension NSObject: Hashable {")
    lines.append("  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }")
    lines.append("  public func hash(into hasher: inout Hasher) {}")
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bridging(_ value: String, _ name: String) -> [String] {
    [
      "  public func _bridgeToObjectiveC() -> \(name) { fatalError() }",
      "  public static func _forceBridgeFromObjectiveC(_ object: \(name), result: inout \(value)?) {}",
      "  public static func _conditionallyBridgeFromObjectiveC(_ object: \(name), result: inout \(value)?) -> Bool {",
      "    false", "  }",
      "  public static func _unconditionallyBridgeFromObjectiveC(_ object: \(name)?) -> \(value) { fatalError() }",
    ]
  }

  /// The Swift part of the module `ObjectiveC`.
  static let runtimeOverlay = """
    @_exported import ObjectiveC
    public struct ObjCBool: ExpressibleByBooleanLiteral {
      var stored: Int8
      public init(booleanLiteral value: Bool) { stored = value ? 1 : 0 }
      public var boolValue: Bool { stored != 0 }
    }
    public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(booleanLiteral: value) }
    public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
    public struct Selector: ExpressibleByStringLiteral {
      var pointer: OpaquePointer
      public init(stringLiteral value: String) { fatalError() }
    }

    """
}
