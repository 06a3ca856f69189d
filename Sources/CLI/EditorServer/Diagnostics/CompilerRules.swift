import Foundation
import SourceRewriting
import SwiftSyntax

/// Pointers to variables: `objc_setAssociatedObject(self, &key, …)`.
struct PointerIntrinsicRule: DiagnosticRule {
  let reason = "With Objective-C on, the compiler looks for a pointer type that only Apple's standard library has."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    error.message.hasPrefix("broken standard library: cannot find intrinsic operations on UnsafeMutablePointer")
      ? .drop : .keep
  }
}

/// Imports of submodules, and of Darwin.
struct ImportRule: DiagnosticRule {
  let reason = "Apple's modules are made of modules of C, which have submodules; Darwin is the C library there."

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

/// Calls without arguments that only Apple's Foundation has: `URLResponse()`.
struct InitializerRule: DiagnosticRule {
  let reason = "Apple's Foundation lets these classes be made without arguments."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.hasPrefix("missing argument"), let call = file.node(FunctionCallExprSyntax.self, around: error),
      call.arguments.isEmpty, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .keep }
    return AppleDeclarations.hasInitializerWithoutArguments(name) ? .drop : .keep
  }
}
