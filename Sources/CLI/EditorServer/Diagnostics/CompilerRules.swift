import Foundation
import SourceRewriting
import SwiftSources
import SwiftSyntax

/// A rule for pointers to variables: `objc_setAssociatedObject(self, &key, …)`.
struct PointerIntrinsicRule: DiagnosticRule {
  let reason = "With Objective-C enabled, the compiler requires a pointer type that only Apple's standard library has."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    error.message.hasPrefix("broken standard library: cannot find intrinsic operations on UnsafeMutablePointer")
      ? .drop : .keep
  }
}

/// A rule for imports of submodules, and of Darwin.
struct ImportRule: DiagnosticRule {
  let reason = "Apple's modules have submodules, and Darwin is the C library of Apple's systems."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.hasPrefix("no such module"), let name = error.quoted.first else { return .keep }
    if ["Darwin", "MachO"].contains(name) || name.hasPrefix("Darwin.") { return .drop }
    let parts = name.split(separator: ".")
    return parts.count > 1 && ImportRule.modules.contains(String(parts[0])) ? .drop : .keep
  }

  private static let modules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "ObjectiveC", "os",
  ]
}

/// A rule for calls without arguments that only Apple's Foundation supports: `URLResponse()`.
struct InitializerRule: DiagnosticRule {
  let reason = "Apple's Foundation can instantiate these classes without arguments."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    if error.message.hasPrefix("missing argument") {
      let call = file.node(FunctionCallExprSyntax.self, around: error)
      return call.flatMap(InitializerRule.name) == nil ? .keep : .drop
    }
    // Without arguments, the call refers to another initializer with an optional value.
    guard error.message.hasPrefix("cannot convert"),
      let statement = file.token(at: error)?.enclosing.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first
    else { return .keep }
    let names = InitializerRule.names(in: Syntax(statement))
    return names.contains { error.message.contains("\($0)?") } ? .drop : .keep
  }

  /// Returns the class that a call instantiates without arguments, which only Apple's Foundation supports.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    guard call.arguments.isEmpty, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      AppleDeclarations.hasInitializerWithoutArguments(name)
    else { return nil }
    return name
  }

  private static func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    if let call = node.as(FunctionCallExprSyntax.self), let name = name(of: call) { names.insert(name) }
    for child in node.children(viewMode: .sourceAccurate) { names.formUnion(self.names(in: child)) }
    return names
  }
}
