import SwiftUI

struct SignIn: View {
  private enum Field { case mail, password }
  @State private var mail = "ada@example.com"
  @State private var password = ""
  @State private var remembers = true
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        VStack(spacing: 12) {
          Image(systemName: "leaf.fill").font(.system(size: 56)).foregroundStyle(.green)
          Text("Welcome back").font(.largeTitle.bold()).multilineTextAlignment(.center)
          Text("Sign in to go on where you left off.").foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding(.top, 40)
        VStack(spacing: 12) {
          TextField("E-mail", text: $mail).keyboardType(.emailAddress).textInputAutocapitalization(.never)
            .focused($focus, equals: .mail).textFieldStyle(CardFieldStyle())
          SecureField("Password", text: $password).focused($focus, equals: .password).textFieldStyle(CardFieldStyle())
          Toggle("Remember me", isOn: $remembers).font(.subheadline)
        }
        VStack(spacing: 12) {
          Button {
          } label: {
            Text("Sign in").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).controlSize(.large).disabled(password.isEmpty)
          Button("Forgot your password?") {}.font(.footnote)
        }
        HStack {
          VStack { Divider() }
          Text("or").font(.footnote).foregroundStyle(.secondary)
          VStack { Divider() }
        }
        Button {
        } label: {
          Label("Continue as a guest", systemImage: "person.crop.circle").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered).controlSize(.large)
      }
      .padding(.horizontal, 24).frame(maxWidth: 480).frame(maxWidth: .infinity)
    }
  }
}

private struct CardFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.horizontal, 16).padding(.vertical, 14)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}
