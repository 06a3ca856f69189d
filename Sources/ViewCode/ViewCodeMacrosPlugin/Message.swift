import SwiftDiagnostics

/// The messages of the macro, all of which are here.
enum Message: DiagnosticMessage {
  case notAClass
  case noSuperclass(String)
  case buildsAlready(String, superclass: String)
  case conforms(String)
  case missing(Step, String)
  case wrongForm(WrittenStep)
  case notPrivate(WrittenStep)
  case read(String)
  case calledElsewhere(String)
  case noBuild(String)
  case noAdapt(String)
  case noValue(String, Superclass)

  var message: String {
    switch self {
    case .notAClass:
      "'@ViewCode' can only be applied to classes that are views or view controllers"
    case .noSuperclass(let name):
      "'\(name)' has no superclass; '@ViewCode' requires a view or view controller"
    case .buildsAlready(let name, let superclass):
      "'\(name)' derives from '\(superclass)', which already builds it; '@ViewCode' requires another superclass"
    case .conforms(let name):
      "'\(name)' cannot conform to 'ViewCoding', because '@ViewCode' builds it with private steps"
    case .missing(let step, let name):
      "'\(name)' is missing the step '\(step.rawValue)'"
    case .wrongForm(let written):
      """
      the step '\(written.name)' must be a read-only computed property of type \
      '\(written.step.types(for: written.name)[0])'
      """
    case .notPrivate(let written):
      "the step '\(written.name)' must be private; only the pipeline calls it"
    case .read(let name):
      "only the pipeline can read the step '\(name)'; mark properties that change it with '@Configures' or '@Rebuilds'"
    case .calledElsewhere(let name):
      "only initializers and 'viewDidLoad()' can call '\(name)()', because a view is built once"
    case .noBuild(let name):
      "'\(name)' must build the view; call 'buildViewCode()' on its last line"
    case .noAdapt(let name):
      "'\(name)' must call 'adaptViewCode()' to evaluate the conditions in 'layout'"
    case .noValue(let name, let superclass):
      superclass.kind.isMadeByOthers
        ? "'\(name)' requires an initial value, because tables and collections create their views"
        : "'\(name)' requires an initial value or an initializer; "
          + "'\(superclass.name)' has none that '@ViewCode' can call"
    }
  }

  var diagnosticID: MessageID { MessageID(domain: "ViewCode", id: identifier) }

  var severity: DiagnosticSeverity { .error }

  private var identifier: String {
    switch self {
    case .notAClass: "notAClass"
    case .noSuperclass: "noSuperclass"
    case .buildsAlready: "buildsAlready"
    case .conforms: "conforms"
    case .missing: "missing"
    case .wrongForm: "wrongForm"
    case .notPrivate: "notPrivate"
    case .read: "read"
    case .calledElsewhere: "calledElsewhere"
    case .noBuild: "noBuild"
    case .noAdapt: "noAdapt"
    case .noValue: "noValue"
    }
  }
}

/// The message of a fix-it.
struct Remedy: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "ViewCode", id: message) }

  init(_ message: String) {
    self.message = message
  }
}
