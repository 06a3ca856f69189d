import Foundation
import Testing

@testable import ObjectiveCHeaders

@Suite("Header text")
struct HeaderTextTests {
  private func header(_ text: String) -> HeaderText { HeaderText(URL(filePath: "/Test.h"), text: text) }

  @Test("comments are blanked, and texts that look like comments stay")
  func comments() {
    let code = header("a /* b\nc */ d // e\n\"// f\" g").code.text
    #expect(code == "a     \n     d     \n\"// f\" g")
  }

  @Test("includes have their line, their name and their kind")
  func includes() {
    let found = header("#import <UIKit/UIKit.h>\n// #import \"No.h\"\n  #include \"Yes.h\"\n@import MapKit;").includes
    #expect(found.map(\.name) == ["UIKit/UIKit.h", "Yes.h", "MapKit"])
    #expect(found.map(\.line) == [0, 2, 3])
    #expect(found.map(\.isQuoted) == [false, true, false])
    #expect(found.map(\.isModule) == [false, false, true])
  }

  @Test("classes that are announced are told from those that are defined")
  func classes() {
    let text = header(
      "@class A, B;\n@protocol P;\n@protocol Q <NSObject>\n@end\n@interface C : A\n@end\n@interface D (More)\n@end")
    #expect(text.forwardDeclared("class") == ["A", "B"])
    #expect(text.forwardDeclared("protocol") == ["P"])
    #expect(text.defined.classes == ["C"])
    #expect(text.defined.protocols == ["Q"])
  }

  @Test(
    "pointers to errors are found in all their spellings",
    arguments: [
      "(NSError **)e", "(NSError * _Nullable * _Nullable)e", "(NSError *__autoreleasing *)e",
      "(NSError * _Nullable __autoreleasing * _Nullable)e", "(NSErrorPointer)e",
      "(NSError *__autoreleasing  _Nullable *)e",
    ])
  func errorPointers(_ text: String) {
    #expect(HeaderSet.withoutErrorPointers(text) == "(ViewCodeErrorOut *)e")
  }

  @Test("an error itself is no pointer to one")
  func errors() {
    #expect(HeaderSet.withoutErrorPointers("(NSError *)e; NSError *error;") == "(NSError *)e; NSError *error;")
  }

  @Test("values of constants are read from implementation files")
  func values() {
    let values = ImplementationValues(of: [
      header(
        "NSString * const A = @\"one\\ntwo\";\nconst CGFloat B = 4.;\nNSInteger const C = 7;\n#define D @\"d\"\nint f() { x = @\"no\"; }"
      )
    ])
    #expect(values.texts["A"] == "\"one\\ntwo\"")
    #expect(values.texts["D"] == "\"d\"")
    #expect(values.numbers["B"] == "4.0")
  }

  @Test("constants of enumerations are found by the enumeration's name")
  func enumerations() {
    let found = Enumerations.constants(
      in: "typedef NS_ENUM(NSInteger, K) { KA, KB = F(1, 2), KC };\ntypedef enum T { TA } T2;\nenum { anonymous };")
    #expect(found["K"] == ["KA", "KB", "KC"])
    #expect(found["T"] == ["TA"])
    #expect(found["T2"] == ["TA"])
  }

  @Test(
    "Apple's enumerations are members of the classes that they are named after",
    arguments: [
      ("UIViewAnimationOptions", "UIView.AnimationOptions"), ("UITableViewRowAnimation", "UITableView.RowAnimation"),
      ("UIControlEvents", "UIControl.Event"), ("UIDeviceOrientation", "UIDeviceOrientation"),
      ("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"), ("UIStatusBarStyle", "UIStatusBarStyle"),
      ("ABKind", "ABKind"),
    ])
  func names(_ name: String, _ swift: String) {
    let classes: Set<String> = ["UIView", "UITableView", "UIControl", "UIDevice"]
    #expect(SwiftTypeNames(isClass: { classes.contains($0) }, isValue: { _ in true }).name(of: name) == swift)
  }
}
