import SwiftUI

/// Screens as people write them.
struct PhotoGrid: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 2)], spacing: 2) {
          ForEach(0..<60, id: \.self) { index in
            LinearGradient(
              colors: [Color(hue: Double(index) / 60, saturation: 0.6, brightness: 0.9), .gray],
              startPoint: .topLeading,
              endPoint: .bottomTrailing
            )
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
              if index.isMultiple(of: 7) { Image(systemName: "heart.fill").foregroundStyle(.white).padding(6) }
            }
          }
        }
      }
      .navigationTitle("Photos")
    }
  }
}

struct Chat: View {
  private let messages = [
    (false, "Are we still on for tonight?"), (true, "Yes! Eight o'clock, at the usual place."),
    (false, "Great. I'll bring the book that I told you about, it is longer than I remembered."), (true, "👍"),
  ]
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages.indices, id: \.self) { index in
            let (isOwn, text) = messages[index]
            HStack {
              if isOwn { Spacer(minLength: 60) }
              Text(text).padding(.horizontal, 14).padding(.vertical, 9)
                .foregroundStyle(isOwn ? Color.white : .primary)
                .background(
                  isOwn ? Color.blue : Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
              if !isOwn { Spacer(minLength: 60) }
            }
          }
        }
        .padding()
      }
      .onAppear { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
        Button {
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .disabled(draft.isEmpty)
      }
      .padding(.horizontal).padding(.vertical, 8).background(.bar)
    }
  }
}

struct Player: View {
  @State private var time = 0.3
  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 16).fill(Color.indigo.gradient).aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white.opacity(0.8)) }
        .shadow(radius: 12, y: 6)
      VStack(alignment: .leading, spacing: 4) {
        Text("A song with a title").font(.title2.bold())
        Text("Somebody").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(spacing: 2) {
        Slider(value: $time)
        HStack {
          Text("1:12")
          Spacer()
          Text("-2:48")
        }
        .font(.caption.monospacedDigit()).foregroundStyle(.secondary)
      }
      HStack(spacing: 48) {
        Image(systemName: "backward.fill").font(.title)
        Image(systemName: "play.fill").font(.system(size: 44))
        Image(systemName: "forward.fill").font(.title)
      }
      Spacer(minLength: 0)
    }
    .padding(24)
  }
}

struct Expenses: View {
  private let rows = [
    ("Rent", 900.0, "house"), ("Food", 312.4, "cart"), ("Travel", 78.5, "tram"), ("Fun", 55, "ticket"),
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("November").font(.largeTitle.bold())
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(rows, id: \.0) { row in
          VStack {
            RoundedRectangle(cornerRadius: 6).fill(Color.accentColor.gradient).frame(height: row.1 / 5)
            Text(row.0).font(.caption)
          }
        }
      }
      .frame(height: 220, alignment: .bottom)
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
        ForEach(rows, id: \.0) { row in
          GridRow {
            Image(systemName: row.2).gridColumnAlignment(.center)
            Text(row.0)
            Text(row.1, format: .number.precision(.fractionLength(2))).monospacedDigit().gridColumnAlignment(.trailing)
              .frame(maxWidth: .infinity, alignment: .trailing)
          }
          Divider()
        }
        GridRow {
          Text("Sum").bold().gridCellColumns(2)
          Text(rows.reduce(0) { $0 + $1.1 }, format: .number.precision(.fractionLength(2))).bold().monospacedDigit()
        }
      }
      Spacer()
    }
    .padding()
  }
}

struct ToDoList: View {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone: Bool
  }
  @State private var items = [
    Item(id: 1, title: "Water the plants", isDone: true),
    Item(id: 2, title: "Call the landlord about the window", isDone: false),
    Item(id: 3, title: "Buy bread", isDone: false),
  ]
  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach($items) { $item in
            HStack(spacing: 12) {
              Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(item.isDone ? .green : .secondary)
              Text(item.title).strikethrough(item.isDone).foregroundStyle(item.isDone ? .secondary : .primary)
            }
            .swipeActions(edge: .leading) { Button("Done") { item.isDone.toggle() }.tint(.green) }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          ViewThatFits {
            HStack {
              Text("Everything that was done this week")
              Spacer()
              Text("12")
            }
            VStack(alignment: .leading) {
              Text("Everything that was done this week")
              Text("12")
            }
          }
        } footer: {
          Text("Swipe a row to finish it.")
        }
      }
      .navigationTitle("To do")
    }
  }
}

struct Onboarding: View {
  @State private var page: Int? = 0
  private let pages = [
    ("sparkles", "Welcome", Color.orange), ("bell", "Stay informed", .pink), ("lock", "Private", .teal),
  ]
  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(pages.indices, id: \.self) { index in
            VStack(spacing: 20) {
              Image(systemName: pages[index].0).font(.system(size: 72)).foregroundStyle(pages[index].2)
              Text(pages[index].1).font(.title.bold())
              Text("What this page has to say takes two lines on most phones, and more with large text.")
                .multilineTextAlignment(.center).foregroundStyle(.secondary)
            }
            .padding(32).containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging).scrollPosition(id: $page)
      HStack {
        ForEach(pages.indices, id: \.self) { index in
          Circle().fill(index == page ? Color.primary : .secondary.opacity(0.4)).frame(width: 8, height: 8)
        }
      }
      Button("Continue") {
        withAnimation { page = min((page ?? 0) + 1, pages.count - 1) }
      }
      .buttonStyle(.borderedProminent).controlSize(.large).padding()
    }
  }
}
