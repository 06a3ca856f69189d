import SourceRewriting
import SwiftParser
import SwiftSyntax

/// `PreviewProvider`s, as projects from before `#Preview` have them. Most only wrap a view or a controller of UIKit's:
/// `UIViewPreview { CartView() }`. What makes these can be told from the source, and is shown as it is; other previews are hosted.
enum PreviewProviders {
  private static let names: Set<String> = ["PreviewProvider", "SwiftUI.PreviewProvider"]

  static func isOne(_ type: TypeFacts) -> Bool { type.kind != .extension && !names.isDisjoint(with: type.inherited) }

  /// What can be shown of a file's providers, and what can't.
  ///
  /// - Parameter wrappers: the module's types that show UIKit in SwiftUI.
  static func screens(in source: String, file: String, wrappers: Set<String>) -> [ScreenListing.Screen] {
    let visitor = Visitor(wrappers: wrappers)
    visitor.walk(Parser.parse(source: source))
    return visitor.providers.flatMap { provider in
      if provider.closures.isEmpty {
        return [
          ScreenListing.Screen(
            name: provider.name, kind: .preview, file: file,
            expression: "SwiftUI.UIHostingController(rootView: \(provider.name).previews)")
        ]
      }
      return provider.closures.enumerated().map { index, closure in
        ScreenListing.Screen(
          name: index == 0 ? provider.name : "\(provider.name) \(index + 1)", kind: .preview, file: file,
          expression: closure)
      }
    }
  }

  static func wrappers(among types: some Sequence<TypeFacts>) -> Set<String> {
    let protocols: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]
    return Set(types.filter { !protocols.isDisjoint(with: $0.inherited) }.map(\.name))
  }

  private final class Visitor: SyntaxVisitor {
    private let wrappers: Set<String>
    var providers: [(name: String, closures: [String])] = []

    init(wrappers: Set<String>) {
      self.wrappers = wrappers
      super.init(viewMode: .sourceAccurate)
    }

    private func begin(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
      let isProvider = inheritance?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) } ?? false
      if isProvider { providers.append((name.text, [])) }
      return isProvider ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      begin(node.name, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// A wrapper with what it wraps as its only argument, a closure.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard !providers.isEmpty, let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        wrappers.contains(called) || called.hasSuffix("Preview"),
        let closure = node.trailingClosure, closure.signature == nil, node.arguments.isEmpty
      else { return .visitChildren }
      providers[providers.count - 1].closures.append(closure.statements.trimmedDescription)
      return .skipChildren
    }
  }
}
