import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that the macro generates for a class.
struct Members {
  let coded: CodedClass

  /// All members in their usual order.
  var all: [DeclSyntax] {
    ["private let viewCodePipeline = Pipeline()"] + initializers + lifeCycle + ways + [steps]
  }

  private var access: String { coded.access }

  // MARK: - Initializers

  private var initializers: [DeclSyntax] {
    let isController = coded.superclass.kind == .controller
    let archive: [DeclSyntax] = coded.archiveInitializer == nil ? [unavailableInitializer] : []
    if isController, coded.superclass.plainArguments == nil {
      // Inherited initializers aren't available once a class declares one.
      return coded.designatedInitializers.isEmpty ? [] : archive
    }
    guard coded.designatedInitializers.isEmpty else { return archive }
    let valueless = coded.valueless
    if !valueless.isEmpty || isController { return [memberwise(valueless)] + archive }
    guard let initializer = coded.superclass.initializer else { return archive }
    let main: DeclSyntax = """
      \(raw: access)override init(\(raw: initializer.parameters)) {
        super.init(\(raw: initializer.call))
        buildViewCode()
      }
      """
    return [main] + plain + archive
  }

  /// Returns an initializer with parameters for all properties without a value.
  private func memberwise(_ properties: [(name: String, type: TypeSyntax)]) -> DeclSyntax {
    let parameters = properties.map { name, type in
      "\(name): \(isFunction(type) ? "@escaping " : "")\(type.trimmedDescription)"
    }.joined(separator: ", ")
    var lines = properties.map { "self.\($0.name) = \($0.name)" }
    lines.append("super.init(\(coded.superclass.plainArguments ?? ""))")
    if coded.superclass.kind != .controller { lines.append("buildViewCode()") }
    return """
      \(raw: access)init(\(raw: parameters)) {
        \(raw: lines.joined(separator: "\n  "))
      }
      """
  }

  private func isFunction(_ type: TypeSyntax) -> Bool {
    type.is(FunctionTypeSyntax.self) || type.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
  }

  private var plain: [DeclSyntax] {
    guard coded.superclass.losesPlainInitializer, let arguments = coded.superclass.plainArguments,
      !coded.initializers.contains(where: { $0.signature.parameterClause.parameters.isEmpty })
    else { return [] }
    return [
      """
      \(raw: access)convenience init() {
        self.init(\(raw: arguments))
      }
      """
    ]
  }

  /// An unavailable initializer, nonfailable so that it overrides both kinds in superclasses.
  private var unavailableInitializer: DeclSyntax {
    let kind = coded.superclass.kind == .controller ? "controller" : "view"
    let message = "a \(kind) written in code cannot be decoded from an archive"
    return """
      @available(*, unavailable, message: "\(raw: message)")
      \(raw: access)required init(coder: NSCoder) {
        fatalError("init(coder:) of \\(type(of: self)): \(raw: message)")
      }
      """
  }

  // MARK: - Life cycle

  private var lifeCycle: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if coded.superclass.kind == .controller {
      if coded.method("viewDidLoad") == nil {
        members.append(
          """
          \(raw: access)override func viewDidLoad() {
            super.viewDidLoad()
            buildViewCode()
          }
          """)
      }
      if coded.method("viewWillLayoutSubviews") == nil {
        members.append(
          """
          \(raw: access)override func viewWillLayoutSubviews() {
            adaptViewCode()
            super.viewWillLayoutSubviews()
          }
          """)
      }
    } else if coded.method("layoutSubviews") == nil {
      members.append(
        """
        \(raw: access)override func layoutSubviews() {
          adaptViewCode()
          super.layoutSubviews()
        }
        """)
    }
    if coded.method("traitCollectionDidChange") == nil {
      // Deprecated like that of the superclass, so that calling it causes no warning.
      members.append(
        """
        @available(iOS, deprecated: 17)
        \(raw: access)override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          adaptViewCode()
        }
        """)
    }
    return members
  }

  // MARK: - Access to the pipeline

  private var ways: [DeclSyntax] {
    var members: [DeclSyntax] = [
      """
      private func buildViewCode() {
        viewCodePipeline.build(self, ViewCodeSteps.self)
      }
      """,
      """
      private func adaptViewCode() {
        viewCodePipeline.adapt(self, ViewCodeSteps.self)
      }
      """,
    ]
    if coded.hasState {
      members.append(
        """
        \(raw: access)var viewCode: PipelineHandle {
          PipelineHandle(viewCodePipeline, self, ViewCodeSteps.self)
        }
        """)
    }
    return members
  }

  private var steps: DeclSyntax {
    let functions = Step.allCases.compactMap { step -> String? in
      let written = coded.written(step)
      guard step.isNeeded || written != nil else { return nil }
      // For an invalid step, the compiler has already reported an error, and this code doesn't run.
      let isRight = written?.hasRightForm == true
      let name = written?.name ?? step.rawValue
      return """
          static func \(step.rawValue)(of owner: \(coded.name)) -> \(step.types(for: name)[0]) {
            \(isRight ? "owner.\(name)" : "fatalError()")
          }
        """
    }
    return """
      @MainActor
      private enum ViewCodeSteps: PipelineSteps {
      \(raw: functions.joined(separator: "\n"))
      }
      """
  }
}
