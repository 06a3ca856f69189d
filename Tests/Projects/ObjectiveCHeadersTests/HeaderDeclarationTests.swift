import Foundation
import Testing

@testable import ObjectiveCHeaders

/// The Swift declarations of headers.
@Suite("Header declarations")
struct HeaderDeclarationTests {
  @Test("enumerations lose their prefix, and options have their values")
  func enumerations() throws {
    let text = try HeaderFixture(
      """
      typedef NS_ENUM(NSInteger, ABKind) { ABKindSmall, ABKindLarge = 5 };
      typedef NS_OPTIONS(NSUInteger, ABParts) { ABPartsNone = 0, ABPartsHead = 1 << 0, ABPartsTail = 1 << 3, ABPartsAll = ABPartsHead | ABPartsTail };
      typedef enum { ABOldFirst = 2, ABOldSecond } ABOld;
      """
    ).text
    #expect(text.contains("public enum ABKind: Int"))
    #expect(text.contains("case small = 0"))
    #expect(text.contains("case large = 5"))
    #expect(text.contains("public static var tail: ABParts { ABParts(rawValue: 8) }"))
    #expect(text.contains("public static var all: ABParts { ABParts(rawValue: 9) }"))
    #expect(!text.contains("var none: ABParts"))
    #expect(text.contains("public var ABOldSecond: ABOld { ABOld(rawValue: 3) }"))
  }

  @Test("constants and macros have the literals that the headers and implementation files give")
  func constants() throws {
    let text = try HeaderFixture([
      "Bridge.h": HeaderFixture.nonnull(
        """
        extern NSString * const ABTitle;
        extern NSString * const ABDidLogoutNotification;
        extern const CGFloat ABMargin;
        static const NSInteger ABSections = 3;
        typedef NSString *ABEvent NS_TYPED_EXTENSIBLE_ENUM;
        extern ABEvent const ABEventOpened;
        #define AB_URL @"https://example.com"
        #define AB_RADIUS 2.5
        #define AB_FLAGS (1 << 4)
        """),
      "Constants.m": """
      NSString * const ABTitle = @"A \\"title\\"";
      NSString *const ABDidLogoutNotification = @"com.example.logout";
      const CGFloat ABMargin = 12.0;
      ABEvent const ABEventOpened = @"opened";
      """,
    ]).text
    #expect(text.contains(#"public var ABTitle: String { "A \"title\"" }"#))
    #expect(
      text.contains(
        #"public static let ABDidLogout: NSNotification.Name = NSNotification.Name(rawValue: "com.example.logout")"#))
    #expect(text.contains("public var ABMargin: CGFloat { 12.0 }"))
    #expect(text.contains("public var ABSections: Int { 3 }"))
    #expect(text.contains(#"public static let opened: ABEvent = ABEvent(rawValue: "opened")"#))
    #expect(text.contains(#"public var AB_URL: String { "https://example.com" }"#))
    #expect(text.contains("public var AB_RADIUS: Double { 2.5 }"))
    #expect(text.contains("public var AB_FLAGS: Int32 { 16 }"))
  }

  @Test("types are those of Swift: values, nullability, blocks, generics")
  func types() throws {
    let fixture = try HeaderFixture(
      """
      typedef void (^ABDone)(NSArray<NSString *> * _Nullable names, NSError * _Nullable error);
      @interface ABThing<ObjectType> : NSObject
      @property (nonatomic, copy, nullable) NSString *name;
      @property (nonatomic, getter=isOn) BOOL on;
      @property (nonatomic) NSDictionary<NSString *, NSURL *> *links;
      @property (nonatomic, copy, nullable) void (^handler)(NSInteger count, CGFloat width);
      @property (class, readonly) NSDate *date;
      - (id)anyOf:(nullable Class)kind selector:(SEL)selector;
      - (nullable ObjectType)first;
      - (void)each:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
      - (void)loadWithCompletion:(void (^)(NSData * _Nullable data, NSError * _Nullable error))completion;
      - (void)run:(ABDone)done;
      @end
      """)
    let text = fixture.text
    #expect(text.contains("open var name: String?"))
    #expect(text.contains("open var isOn: Bool = false"))
    #expect(text.contains("open var links: [String : Foundation.URL] = [:]"))
    #expect(text.contains("open var handler: ((Int, CGFloat) -> Void)?"))
    #expect(text.contains("Foundation.Date"))
    #expect(text.contains("-> Any"))
    #expect(text.contains("AnyClass?"))
    #expect(text.contains("selector: Selector"))
    #expect(text.contains("func first() -> ObjectType?"))
    #expect(text.contains("UnsafeMutablePointer<ObjCBool>"))
    #expect(text.contains("@escaping (Foundation.Data?, (any Error)?) -> Void"))
    #expect(text.contains("func load() async throws -> Foundation.Data"))
    #expect(text.contains("public typealias ABDone"))
  }

  @Test("a method with an error as its last argument throws")
  func errors() throws {
    let text = try HeaderFixture(
      """
      @interface ABFile : NSObject
      - (BOOL)writeText:(NSString *)text error:(NSError **)error;
      - (nullable NSString *)textAndReturnError:(NSError * _Nullable __autoreleasing * _Nullable)error;
      - (nullable ABFile *)open:(NSString *)path error:(out NSError **)error;
      @end
      """
    ).text
    #expect(text.contains("func writeText(_ text: String) throws {"))
    #expect(text.contains("func text() throws -> String {"))
    #expect(text.contains("func open(_ path: String) throws -> ABFile {"))
    #expect(!text.contains("ViewCodeErrorOut"))
  }

  @Test("optional requirements of protocols stay optional, and conformances are Swift's")
  func protocols() throws {
    let text = try HeaderFixture(
      """
      @protocol ABDelegate <NSObject>
      - (void)didFinish:(id)sender;
      @optional
      - (BOOL)shouldRetry:(NSURLRequest *)request;
      @property (nonatomic, readonly) NSString *label;
      @end
      @protocol ABPlain
      @end
      """
    ).text
    #expect(text.contains("@objc public protocol ABDelegate: NSObjectProtocol"))
    #expect(text.contains("@objc func didFinish(_ sender: Any)"))
    #expect(text.contains("@objc optional func shouldRetry(_ request: URLRequest) -> Bool"))
    #expect(text.contains("@objc optional var label: String { get }"))
    #expect(text.contains("@objc public protocol ABPlain: AnyObject"))
  }

  @Test("categories belong to their classes, and those of system classes are extensions")
  func categories() throws {
    let fixture = try HeaderFixture(
      """
      @interface ABThing : NSObject
      @end
      @interface ABThing (More)
      - (void)more;
      @end
      @interface UIView (ABThing)
      @property (nonatomic) CGFloat ab_width;
      - (void)ab_shake;
      @end
      """)
    #expect(fixture.members(of: "ABThing") == ["more()"])
    #expect(fixture.text.contains("extension UIView {"))
    #expect(fixture.text.contains("public func ab_shake()"))
    #expect(fixture.text.contains("public var ab_width: CGFloat {"))
  }

  @Test("initializers are made by the superclass of the system, designated ones where Swift derives a class")
  func initializers() throws {
    let header = """
      @interface ABView : UIView
      - (instancetype)initWithFrame:(CGRect)frame;
      - (instancetype)initWithTitle:(NSString *)title;
      @end
      """
    let plain = try HeaderFixture(header).text
    #expect(plain.contains("public convenience init(title: String) { self.init(frame: .zero);"))
    #expect(!plain.contains("override init(frame"))
    let derived = try HeaderFixture(header, subclassed: ["ABView"]).text
    #expect(derived.contains("public init(title: String) { super.init(frame: .zero);"))
    #expect(derived.contains("public override init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(derived.contains("public required init?(coder: NSCoder)"))
  }

  @Test("structures of C have fields, and inline functions are functions")
  func structures() throws {
    let text = try HeaderFixture(
      """
      typedef struct { CGFloat radius; int count; BOOL isOpen; } ABArc;
      static inline ABArc ABArcMake(CGFloat radius) { ABArc arc = { radius, 1, YES }; return arc; }
      CGRect ABRectInset(CGRect rect, CGFloat by);
      """
    ).text
    #expect(text.contains("public struct ABArc"))
    #expect(text.contains("public var radius: CGFloat = 0"))
    #expect(text.contains("public var count: Int32 = 0"))
    #expect(text.contains("public func ABArcMake(_ radius: CGFloat) -> ABArc"))
    #expect(text.contains("public func ABRectInset(_ rect: CGRect, _ by: CGFloat) -> CGRect"))
  }

  @Test("unavailable declarations are not there, and renamed ones have their other name")
  func attributes() throws {
    let text = try HeaderFixture(
      """
      NS_SWIFT_NAME(Theme)
      @interface ABTheme : NSObject
      - (instancetype)init NS_UNAVAILABLE;
      - (void)gone NS_SWIFT_UNAVAILABLE("use another");
      - (void)hidden NS_REFINED_FOR_SWIFT;
      - (void)applyToWindow:(UIWindow *)window NS_SWIFT_NAME(install(in:));
      @end
      """
    ).text
    #expect(text.contains("open class Theme: NSObject"))
    #expect(!text.contains("gone"))
    #expect(!text.contains("func hidden()"))
    #expect(text.contains("func install(in window: UIWindow)"))
  }

  @Test("headers without annotations give types that are unwrapped implicitly")
  func unannotated() throws {
    let text = try HeaderFixture([
      "Bridge.h": """
      #import <UIKit/UIKit.h>
      @interface ABRaw : NSObject
      @property (nonatomic, strong) NSString *title;
      @property (nonatomic, strong) UILabel *label;
      - (NSArray *)items;
      @end
      """
    ]).text
    #expect(text.contains("open var title: String! = \"\""))
    #expect(text.contains("open var label: UILabel! {"))
    #expect(text.contains("func items() -> [Any]!"))
  }

  @Test("headers include headers by quotes, by frameworks and by what exists")
  func includes() throws {
    let fixture = try HeaderFixture([
      "Bridge.h": """
      #import "Inner/One.h"
      #import <OtherKit/Two.h>
      #if __has_include(<NotHere/NotHere.h>)
      #import <NotHere/NotHere.h>
      #endif
      #import "App-Swift.h"
      """,
      "Inner/One.h": HeaderFixture.nonnull(
        "@interface One : NSObject\n@property SwiftThing *thing;\n@end\n@class SwiftThing;"),
      "Pods/OtherKit/Source/Two.h": HeaderFixture.nonnull("@interface Two : NSObject\n@end"),
    ])
    #expect(fixture.members(of: "One") == ["thing"])
    #expect(fixture.text.contains("open class Two: NSObject"))
    let notes = fixture.result.diagnostics.filter { $0.severity == .note }
    #expect(notes.map { $0.line } == [4])
    #expect(notes.first?.text.hasPrefix("NotHere/NotHere.h does not exist") == true)
  }

  @Test("a declaration that is wrong is left out with a warning at its place, and the others stay")
  func wrongDeclarations() throws {
    let fixture = try HeaderFixture([
      "Bridge.h": """
      #import <UIKit/UIKit.h>
      @interface ABFine : NSObject
      - (void)first;
      - (void)broken:(NSString * oops;
      - (void)second;
      @end
      static inline int ABBroken(void) { return undeclared_thing + 1; }
      int ABFineToo(void);
      """
    ])
    #expect(fixture.members(of: "ABFine") == ["first()", "second()"])
    #expect(fixture.text.contains("func ABFineToo() -> Int32"))
    let warnings = fixture.result.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.contains { $0.line == 4 && $0.column != nil && $0.path?.hasSuffix("Bridge.h") == true })
  }

  @Test("types of frameworks that are not here are classes, protocols and numbers by their use")
  func unknownTypes() throws {
    let text = try HeaderFixture(
      """
      @interface ABMap : MKMapView <MKSomethingDelegate>
      - (void)show:(MKRoute *)route type:(MKSomeType)type for:(id<MKThing>)thing options:(UIViewAnimationOptions)options;
      @end
      """
    ).text
    #expect(text.contains("open class ABMap: MKMapView, MKSomethingDelegate"))
    #expect(text.contains("type: MKSomeType"))
    #expect(text.contains("any MKThing"))
    #expect(text.contains("options: UIView.AnimationOptions"))
  }

  @Test("macros that are not here stand for nothing")
  func unknownMacros() throws {
    let fixture = try HeaderFixture(
      """
      AB_EXPORT_CLASS
      @interface ABThing : NSObject
      - (void)first AB_DEPRECATED("use another");
      + (instancetype)second AB_SENDABLE;
      @end
      """)
    #expect(fixture.members(of: "ABThing") == ["first()", "static second()"])
  }

  @Test("reading twice gives the same bytes")
  func determinism() throws {
    let header = """
      typedef NS_OPTIONS(NSUInteger, ABParts) { ABPartsHead = 1, ABPartsTail = 2 };
      @interface ABThing : UIView
      - (void)run:(ABUnknown *)unknown other:(ABOther *)other;
      @end
      extern NSString * const ABOne;
      extern NSString * const ABTwo;
      """
    #expect(try HeaderFixture(header).text == HeaderFixture(header).text)
  }
}
