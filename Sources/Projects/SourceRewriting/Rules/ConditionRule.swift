import SwiftSources
import SwiftSyntax

/// A rule for platform conditions of `#if`. The code is compiled as code for iOS.
struct ConditionRule: RewritingRule {
  let kind = RewriteKind.conditions

  var visits: [RewritingVisit] {
    [
      .at(IfConfigClauseSyntax.self, Self.visit)
    ]
  }

  static func visit(_ node: IfConfigClauseSyntax, in file: FileRewriting) {
    guard let condition = node.condition else { return }
    for term in terms(of: Syntax(condition)) {
      guard let value = value(of: term, in: file) else { continue }
      file.replace(term, with: value ? "true" : "false")
      file.use(.conditions)
    }
  }

  /// Returns the condition under which a clause is compiled after rewriting, including that the preceding clauses are
  /// not compiled.
  static func condition(of node: IfConfigClauseSyntax, in file: FileRewriting) -> String {
    let clauses = node.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    var parts = clauses.prefix { $0.id != node.id }.compactMap(\.condition).map { "!(\(text($0, in: file)))" }
    if let condition = node.condition { parts.append("(\(text(condition, in: file)))") }
    return parts.joined(separator: " && ")
  }

  /// Returns the calls in a condition: `os(iOS)`, `canImport(UIKit)`.
  private static func terms(of node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap(terms)
  }

  /// Returns a condition as it is after rewriting.
  private static func text(_ condition: ExprSyntax, in file: FileRewriting) -> String {
    let values = terms(of: Syntax(condition)).compactMap { term in
      value(of: term, in: file).map { (range: term.trimmedBytes, text: $0 ? "true" : "false") }
    }
    // Comments that may follow a condition are removed.
    var result = ""
    var needsSpace = false
    for token in condition.tokens(viewMode: .sourceAccurate) {
      let place = token.trimmedBytes.lowerBound
      let term = values.first { $0.range.contains(place) }
      if term == nil || term?.range.lowerBound == place {
        if needsSpace || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
        result += term?.text ?? token.text
      }
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// Returns the value of a term on iOS, or nil for terms that the compiler evaluates correctly itself.
  private static func value(of term: FunctionCallExprSyntax, in file: FileRewriting) -> Bool? {
    guard let function = term.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = term.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch function {
    case "os":
      if argument == "iOS" { return true }
      if argument == "Linux" && (file.options.keepsLinuxConditions || hasAlternativeToDarwin(file)) { return nil }
      return false
    case "targetEnvironment": return argument == "simulator" ? file.options.isSimulator : false
    case "canImport":
      // The counterparts of these modules here lack declarations. Code that checks for the modules has an alternative.
      if ["Darwin", "ObjectiveC", "MachO", "Security"].contains(argument) { return false }
      if !file.options.availableModules.contains(argument), moduleOfDevice.contains(argument) {
        file.remark("canImport(\(argument)) is false in ViewCode, and true on a device", at: term)
        // Stubs of the module are for files that import it without a check. They do not change the answer.
        return false
      }
      return nil
    default: return nil
    }
  }

  /// Returns whether a file without views checks for Darwin. Its other branch is intended for systems without it, such
  /// as Linux. Without either branch, the file would lack code.
  private static func hasAlternativeToDarwin(_ file: FileRewriting) -> Bool {
    !file.importedModules.contains("UIKit") && file.asksForDarwin
  }

  /// Modules of iOS that conditions check for.
  private static let moduleOfDevice: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppTrackingTransparency", "AuthenticationServices", "Combine",
    "Contacts", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreText", "CryptoKit", "GameKit",
    "HealthKit",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit", "Network", "NaturalLanguage",
    "OSLog", "PDFKit", "PencilKit", "Photos", "PhotosUI", "SafariServices", "SceneKit", "Security", "SpriteKit",
    "StoreKit",
    "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit", "os",
    "simd",
  ]
}

extension RewriteKind {
  /// Conditions such as `#if os(iOS)`.
  package static let conditions = RewriteKind("conditions")
}
